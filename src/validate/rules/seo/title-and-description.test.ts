import { describe, expect, it } from 'vitest';
import { newService, SiteCopy, withNewService } from '../../../../tests/support/site-copy';
import type { SiteConfig } from '../../../site/types.generated';
import { loadSite } from '../../load-site';

/** What is told of a service that was added and then changed. */
function told(edit: (page: SiteConfig['pages'][number], config: SiteConfig) => void): string[] {
  using copy = new SiteCopy();
  copy.change(withNewService).change((config) => {
    const page = config.pages.find(({ id }) => id === newService);
    if (page) edit(page, config);
  });
  return loadSite(copy.folder)
    .problems.filter(({ code }) => code === 'SEARCH-001')
    .map(({ location: place, message }) => `${place}: ${message}`);
}

const inAll = (words: string) => ({ fr: words, en: words, ar: words });

describe('what search engines show of a page', () => {
  it('is told when a title or a description would be cut off, with the length that is right', () => {
    expect(told((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(53) }))).toEqual([
      `page /consulting/${newService} › title: the title, with the name of the company, has 61 characters in English: search engines cut it off. Between 10 and 60 are right.`,
    ]);
    expect(told((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(52) }))).toEqual([]);
    expect(
      told((page) => (page.description = { fr: 'x'.repeat(160), en: 'y'.repeat(161), ar: 'z'.repeat(49) })),
    ).toEqual([
      expect.stringContaining('the description has 161 characters in English: search engines cut it off.'),
      expect.stringContaining('the description has 49 characters in Arabic: it says too little'),
    ]);
  });

  it('is told when another page says the same', () => {
    expect(
      told((page, { pages }) => {
        const other = pages.find(({ path }) => path === '/faq');
        if (other) page.title = other.title;
      }),
    ).toHaveLength(3);
  });
});
