import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { createSite } from '../site';
import { translator } from '../translate';
import { blocksOfType } from './find-blocks';
import { prose } from './prose';

it.each([
  [true, []],
  [false, ['000 000']],
])(
  'a registration number of zeros is a number unless the company is fictitious: %s',
  (placeholder, shown) => {
    const config = agencyConfig();
    config.organization.placeholder = placeholder;
    config.organization.legal = { rc: '000 000', if: '' };
    const site = createSite(config, { fr: {}, en: {}, ar: {} });
    const page = config.pages.find(({ id }) => id === 'mentions-legales')!;
    const block = blocksOfType(page.blocks, 'prose')[0]!;
    const data = prose.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
    const [name, address, ...numbers] = data!.legal;
    expect([name?.name, address?.name]).toEqual(['name', 'address']);
    expect(numbers.map(({ value }) => value)).toEqual(shown);
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
      .legal.map((line) => [line.name, line.language]);
  const lines = (host?: string) => [
    ['name', undefined],
    ['address', undefined],
    ['host', host],
    ['rc', undefined],
  ];
  expect(languagesOf('ar')).toEqual(lines('fr'));
  expect(languagesOf('fr')).toEqual(lines());
});

it('a page that does not show the legal details does not carry them', () => {
  const config = agencyConfig();
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const page = config.pages.find(({ id }) => id === 'confidentialite')!;
  const block = blocksOfType(page.blocks, 'prose')[0]!;
  const data = prose.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
  expect(data?.legal).toEqual([]);
});
