import { expect, it } from 'vitest';
import { agency, agencyConfig } from '../../../tests/support/sites';
import { loadSite } from '../../config/load-site';
import type { BlockDataOf } from '../page-data.types';
import { blockData } from '../page-data/block-data';
import { createSite, pageById } from '../site';
import { blocksOfType } from './find-blocks';

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
    const { legal } = blockData({ site, page, language: 'fr' }, block) as BlockDataOf<'prose'>;
    const [name, address, ...numbers] = legal;
    expect([name?.name, address?.name]).toEqual(['name', 'address']);
    expect(numbers.map(({ value }) => value)).toEqual(shown);
  },
);

it.each(['fr', 'ar'])(
  'a name and a number leave the legal notice in the language of its page: %s',
  (language) => {
    const { config, messages } = loadSite(agency).site!;
    const legal = { publisher: 'Salma Benali', rc: '4521', cnss: '' };
    const site = createSite({ ...config, organization: { ...config.organization, legal } }, messages);
    const page = pageById(site, 'mentions-legales');
    const data = blockData({ site, page, language }, blocksOfType(page.blocks, 'prose')[0]!);
    expect(data).not.toHaveProperty('language');
    expect(data).toHaveProperty('legal', [
      expect.objectContaining({ name: 'name' }),
      expect.objectContaining({ name: 'address', direction: language === 'ar' ? 'rtl' : 'ltr' }),
      { name: 'publisher', value: 'Salma Benali', ...(language === 'ar' && { language: 'fr' }) },
      { name: 'rc', value: '4521' },
    ]);
  },
);

it('a page that does not show the legal details does not carry them', () => {
  const config = agencyConfig();
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const page = config.pages.find(({ id }) => id === 'confidentialite')!;
  const block = blocksOfType(page.blocks, 'prose')[0]!;
  expect(blockData({ site, page, language: 'fr' }, block)).toHaveProperty('legal', []);
});
