import { expect, it } from 'vitest';
import { headLinks } from './head-links';
import { trilingual as site } from '../../tests/support/sites';
import { perLanguage, valueIn, type Language } from './languages';
import { pageUrl } from './page-url';

const { languages } = site;
const origin = 'https://www.trace.example';

it.each([
  ['/', ['fr', 'en', 'ar']],
  ['/contact', ['fr', 'ar']],
  ['/services-web/seo', ['fr']],
])(
  'the page %s in %j names itself and its translations to search engines, and French by default',
  (path, covered) => {
    const alternates = perLanguage(site, (language) => pageUrl(site, path, language));
    const links = (language: Language) =>
      headLinks({ url: valueIn(alternates, language), language, alternates, covered }, origin);
    const address = (language: Language) => `${origin}${pageUrl(site, path, language)}`;
    for (const language of languages) {
      const isIndexed = covered.includes(language);
      expect(links(language)).toMatchObject({ canonical: address(language), isIndexed });
      const named = links(language).alternates.map(({ hreflang, href }) => [hreflang, href]);
      const all = covered.map((other) => [other, address(other)]);
      expect(named).toEqual(isIndexed ? [...all, ['x-default', address('fr')]] : []);
    }
  },
);
