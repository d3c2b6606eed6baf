import { expect, it, vi } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import type { Language } from '../../site/languages';
import { layoutData } from '../../site/page-data/layout-data';
import { createTranslation } from './translation';

/** Returns the translation of the site's layout into a language. */
const translation = (language: Language) => createTranslation(layoutData(site, language, 2026));

it.each([
  ['fr', 0, '0 mois'],
  ['fr', 14, '14 mois'],
  ['en', 1, '1 month'],
  ['en', 8, '8 months'],
  ['ar', 1, 'شهر واحد'],
  ['ar', 2, 'شهران'],
  ['ar', 8, '8 أشهر'],
  ['ar', 14, '14 شهرًا'],
  ['ar', 100, '100 شهر'],
] as const)('the %s for %d months is %s', (language, count, text) => {
  const shown = translation(language).t('frame.cases.months', { count });
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['fr', '1 000 caractères'],
  ['en', '1,000 characters'],
  ['ar', '1 000 حرف'],
] as const)('the %s limit of one field is %s', (language, limit) => {
  const { t } = translation(language);
  const shown = t('frame.contact.characters', { count: 1000 });
  expect(shown.replaceAll('\u00a0', ' ')).toContain(limit);
});

it.each([
  ['fr', [0, 1, 2], ['an', 'an', 'ans']],
  ['en', [0, 1, 2], ['years', 'year', 'years']],
  ['ar', [1, 2], ['السنوات', 'السنوات']],
] as const)('the %s name of a number has its form, or one for all', (language, counts, names) => {
  const { t } = translation(language);
  expect(counts.map((count) => t('frame.cases.years', { count }))).toEqual(names);
});

it('every number in a text is formatted for its language, and a text is left alone', () => {
  const values = { number: 1, total: 12_400 };
  expect(translation('fr').t('frame.carousel.position', values)).toBe('Offre 1 sur 12\u00a0400');
  expect(translation('en').t('frame.carousel.position', values)).toBe('Offer 1 of 12,400');
  expect(translation('fr').t('frame.footer.copyright', { year: '2026', name: 'Tracé' })).toBe('© 2026 Tracé');
});

it('a language that the browser does not know has the plural forms of the build', () => {
  const rules = Intl.PluralRules;
  vi.spyOn(Intl, 'PluralRules').mockImplementation(function (languages) {
    return new rules([languages].flat().includes('en') ? 'en' : 'ar');
  });
  const layout = { ...layoutData(site, 'en', 2026), language: 'ary' };
  expect(createTranslation(layout).t('frame.cases.months', { count: 3 })).toMatch(/^3\smonths$/);
});
