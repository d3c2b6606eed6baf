import { expect, it } from 'vitest';
import { SiteCopy } from '../../../../tests/support/site-copy';
import { loadSite } from '../../load-site';

/** Returns whether the rule reports a site whose pages have no carousel. */
function isReported(hasAds: boolean): boolean {
  using copy = new SiteCopy();
  copy.change((config) => {
    for (const page of config.pages)
      page.blocks = page.blocks.filter(({ type }) => type !== 'promo-carousel');
    if (!hasAds) config.ads = [];
  });
  return loadSite(copy.folder).problems.some(({ code }) => code === 'LINK-014');
}

it('reports ads that no page shows, and no site without ads', () => {
  expect([isReported(true), isReported(false)]).toEqual([true, false]);
});
