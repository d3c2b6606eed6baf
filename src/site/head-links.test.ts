import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headLinks } from './head-links';
import { languages, type Language } from './languages';
import { pageUrl } from './page-url';

const origin = 'https://www.trace.example';

/** A page that has its words in French and in any others, as search engines are told of it. */
const pages = fc
  .record({ path: fc.constantFrom('/', '/contact', '/services-web/seo'), others: fc.subarray(['en', 'ar']) })
  .map(({ path, others }) => {
    const covered = languages.filter((language) => language === 'fr' || others.includes(language));
    const alternates = Object.fromEntries(
      languages.map((language) => [language, pageUrl(path, language)]),
    ) as Record<Language, string>;
    const links = (language: Language) =>
      headLinks({ url: alternates[language], language, alternates, covered }, origin);
    return { covered, links };
  });

describe('what search engines are told of a page', () => {
  it('is that two languages name each other or neither does', () => {
    fc.assert(
      fc.property(pages, ({ links }) => {
        const names = (from: Language, to: Language) =>
          links(from).alternates.some(({ href }) => href === links(to).canonical);
        for (const one of languages)
          for (const other of languages) expect(names(one, other)).toBe(names(other, one));
      }),
    );
  });

  it('is its own address, also among the languages, exactly where it has its words', () => {
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

  it('is one page for everybody else, the French one, wherever languages are named at all', () => {
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
