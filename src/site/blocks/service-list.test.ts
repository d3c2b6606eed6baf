import { expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import type { BlockDataOf } from '../page-data.types';
import { blockData } from '../page-data/block-data';
import { createSite } from '../site';
import { blocksOfType } from './find-blocks';

it('says the price of a page whose offer is an amount, and no price in words only', () => {
  const words = (text: string) => ({ fr: text, en: text, ar: text });
  const config = structuredClone(site.config);
  const [first, second] = config.pages.filter(({ kind }) => kind === 'service');
  if (!first || !second) throw new Error('the site has too few services');
  blocksOfType(first.blocks, 'hero')[0]!.offer = {
    label: words('From'),
    value: words('5 000 DH'),
    unit: words('a month'),
  };
  blocksOfType(second.blocks, 'hero')[0]!.offer = { value: words('On quote') };
  const changed = createSite(config, site.messages);
  const data = blockData(
    { site: changed, page: first, language: 'en' },
    {
      type: 'service-list',
      variant: 'index',
      title: words('Services'),
      items: [{ page: first.id }, { page: second.id }],
    },
  ) as BlockDataOf<'service-list'>;
  expect(data.items.map(({ price }) => price)).toEqual(['From 5 000 DH a month', undefined]);
});
