import { describe, expect, it } from 'vitest';
import { newService, SiteCopy, withNewService } from '../../../../tests/support/site-copy';
import { problemMessage } from '../../../config/source/problem';
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
    .map((problem) => problemMessage(problem));
}

const inAll = (words: string) => ({ fr: words, en: words, ar: words });

describe('the title and the description of a page', () => {
  it('are reported when they would be cut off, with the correct length', () => {
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(53) }))).toEqual([
      `page /consulting/${newService} › title.en: The English title, with the name of the company, has 61 characters, and search engines cut it off. Write 10 to 60 characters.`,
    ]);
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(52) }))).toEqual([]);
    expect(
      reported(
        (page) => (page.description = { fr: 'x'.repeat(160), en: 'y'.repeat(161), ar: 'z'.repeat(49) }),
      ),
    ).toEqual([
      expect.stringContaining('too long for search engines: English 161, Arabic 49. Write 50 to 160'),
    ]);
  });

  it('are reported once when another page has the same in all languages', () => {
    expect(
      reported((page, { pages }) => {
        const other = pages.find(({ path }) => path === '/faq');
        if (other) page.title = other.title;
      }),
    ).toEqual([expect.stringContaining('has the same French, English, and Arabic title')]);
  });
});
