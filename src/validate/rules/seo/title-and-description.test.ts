import { describe, expect, it } from 'vitest';
import { newService, SiteCopy, withNewService } from '../../../../tests/support/site-copy';
import type { SiteConfig } from '../../../site/types.generated';
import { loadSite } from '../../load-site';

/** Returns the problems of a service that was added and then changed. */
function reported(edit: (page: SiteConfig['pages'][number], config: SiteConfig) => void): string[] {
  using copy = new SiteCopy();
  copy.change(withNewService).change((config) => {
    const page = config.pages.find(({ id }) => id === newService);
    if (page) edit(page, config);
  });
  return loadSite(copy.folder)
    .problems.filter(({ code }) => code === 'SEARCH-001')
    .map(({ location, message }) => `${location}: ${message}`);
}

const inAll = (words: string) => ({ fr: words, en: words, ar: words });

describe('the title and the description of a page', () => {
  it('are reported when they would be cut off, with the correct length', () => {
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(53) }))).toEqual([
      `page /consulting/${newService} › title: the title, with the name of the company, has 61 characters in English: search engines cut it off. Between 10 and 60 are right.`,
    ]);
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(52) }))).toEqual([]);
    expect(
      reported(
        (page) => (page.description = { fr: 'x'.repeat(160), en: 'y'.repeat(161), ar: 'z'.repeat(49) }),
      ),
    ).toEqual([
      expect.stringContaining('the description has 161 characters in English: search engines cut it off.'),
      expect.stringContaining('the description has 49 characters in Arabic: it says too little'),
    ]);
  });

  it('are reported when another page has the same', () => {
    expect(
      reported((page, { pages }) => {
        const other = pages.find(({ path }) => path === '/faq');
        if (other) page.title = other.title;
      }),
    ).toHaveLength(3);
  });
});
