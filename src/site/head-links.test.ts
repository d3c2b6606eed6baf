import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headLinks } from './head-links';
import { trilingual as site } from '../../tests/support/sites';
import { perLanguage, valueIn, type Language } from './languages';
import { pageUrl } from './page-url';

const { languages } = site;
const origin = 'https://www.trace.example';

/** A page that is translated into French and any other languages, with its links for search engines. */
const pages = fc
  .record({ path: fc.constantFrom('/', '/contact', '/services-web/seo'), others: fc.subarray(['en', 'ar']) })
  .map(({ path, others }) => {
    const covered = languages.filter((language) => language === 'fr' || others.includes(language));
    const alternates = perLanguage(site, (language) => pageUrl(site, path, language));
    const links = (language: Language) =>
      headLinks({ url: valueIn(alternates, language), language, alternates, covered }, origin);
    return { covered, links };
  });

describe('the addresses of a page for search engines', () => {
  it('name each other in two languages, or neither names the other', () => {
    fc.assert(
      fc.property(pages, ({ links }) => {
        const names = (from: Language, to: Language) =>
          links(from).alternates.some(({ href }) => href === links(to).canonical);
        for (const one of languages)
          for (const other of languages) expect(names(one, other)).toBe(names(other, one));
      }),
    );
  });

  it('include its own as an alternate exactly in the languages into which it is translated', () => {
    fc.assert(
      fc.property(pages, ({ covered, links }) => {
        for (const language of languages) {
          const { canonical, isIndexed, alternates } = links(language);
          expect(canonical.startsWith(`${origin}/`)).toBe(true);
          expect(isIndexed).toBe(covered.includes(language));
          expect(alternates.filter(({ hreflang }) => hreflang === language).map(({ href }) => href)).toEqual(
            isIndexed ? [canonical] : [],
          );
        }
      }),
    );
  });

  it('include the French page as the default wherever there are alternates', () => {
    fc.assert(
      fc.property(pages, ({ links }) => {
        for (const language of languages) {
          const others = links(language).alternates.filter(({ hreflang }) => hreflang === 'x-default');
          expect(others.map(({ href }) => href)).toEqual(
            links(language).isIndexed ? [links('fr').canonical] : [],
          );
        }
      }),
    );
  });
});
