import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { createSite } from '../site';
import { translator } from '../translate';
import { blocksOfType } from './find-blocks';
import { prose } from './prose';

it.each([
  [true, ['name', 'address']],
  [false, ['name', 'address', 'rc']],
])(
  'a registration number of zeros is a number unless the company is fictitious: %s',
  (placeholder, shown) => {
    const config = agencyConfig();
    config.organization.placeholder = placeholder;
    config.organization.legal = { rc: '000 000' };
    const site = createSite(config, { fr: {}, en: {}, ar: {} });
    const page = config.pages.find(({ id }) => id === 'mentions-legales')!;
    const block = blocksOfType(page.blocks, 'prose')[0]!;
    const data = prose.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
    expect(data?.legal.map(({ name }) => name)).toEqual(shown);
  },
);

it('an untranslated name keeps its language on a page in another one; a number has none', () => {
  const config = agencyConfig();
  config.organization.legal = { host: 'Exemple Hébergement', rc: '4521' };
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const page = config.pages.find(({ id }) => id === 'mentions-legales')!;
  const block = blocksOfType(page.blocks, 'prose')[0]!;
  const languagesOf = (language: string) =>
    prose
      .data?.(block, { site, page, language, t: translator(site, language) })
      .legal.slice(2)
      .map((line) => line.language);
  expect(languagesOf('ar')).toEqual(['fr', undefined]);
  expect(languagesOf('fr')).toEqual([undefined, undefined]);
});

it('a page that does not show the legal details does not carry them', () => {
  const config = agencyConfig();
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const page = config.pages.find(({ id }) => id === 'confidentialite')!;
  const block = blocksOfType(page.blocks, 'prose')[0]!;
  const data = prose.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
  expect(data?.legal).toEqual([]);
});
