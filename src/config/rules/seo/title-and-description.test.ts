import { describe, expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import { newService, withNewService } from '../../../../tests/support/site-copy';
import { problemMessage } from '../../source/problem';
import type { SiteConfig } from '../../../site/types.generated';
import { titleAndDescription } from './title-and-description';

/** Returns the problems of a service that was added and then changed. */
function reported(edit: (page: SiteConfig['pages'][number], config: SiteConfig) => void): string[] {
  const config = agencyConfig();
  withNewService(config);
  edit(
    config.pages.find(({ id }) => id === newService)!,
    config,
  );
  return checkRule(titleAndDescription, config).map((problem) => problemMessage(problem));
}

const inAll = (words: string) => ({ fr: words, en: words, ar: words });

describe('the title and the description of a page', () => {
  it('are reported when they would be cut off, with the correct length', () => {
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(53) }))).toEqual([
      `page /consulting/${newService} › title.en: The English title, with the name of the company, has 61 characters. Search engines cut off what is long, and what is short says nothing: write 10 to 60.`,
    ]);
    expect(reported((page) => (page.title = { ...inAll('Un service'), en: 'x'.repeat(52) }))).toEqual([]);
    expect(
      reported(
        (page) => (page.description = { fr: 'x'.repeat(160), en: 'y'.repeat(161), ar: 'z'.repeat(49) }),
      ),
    ).toEqual([expect.stringContaining('The English and Arabic description has 161 and 49 characters.')]);
  });

  it('are reported once, at the name of the company, when it makes many titles too long', () => {
    expect(reported((_, { organization }) => (organization.name = 'x'.repeat(50)))).toEqual([
      expect.stringMatching(
        /^organization\.name: With this name, whose 50 characters end every title, \d+ titles are/,
      ),
    ]);
  });

  it('are reported once when another page has the same in all languages', () => {
    expect(
      reported((page, { pages }) => {
        const other = pages.find(({ path }) => path === '/faq');
        if (other) page.title = other.title;
      }),
    ).toEqual([expect.stringContaining('has the same title in French, English, and Arabic')]);
  });
});
