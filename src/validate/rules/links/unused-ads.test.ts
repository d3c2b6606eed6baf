import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { loadSite } from '../../load-site';

/** Returns what is reported about a site whose pages have no carousel. */
function reported(hasAds: boolean): string[] {
  using copy = new SiteCopy();
  copy.change((config) => {
    for (const page of config.pages)
      page.blocks = page.blocks.filter(({ type }) => type !== 'promo-carousel');
    if (!hasAds) config.ads = [];
  });
  return loadSite(copy.folder).problems.map(({ code }) => code);
}

it('reports ads that no page shows, and no site without ads', () => {
  // Its words are no longer used, which is also reported.
  expect(reported(true)).toEqual(['LINK-014', 'WORDS-006']);
  expect(reported(false)).not.toContain('LINK-014');
});
