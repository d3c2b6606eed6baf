import { expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import type { BlockDataOf } from '../page-data.types';
import { blockData } from '../page-data/block-data';
import { createSite } from '../site';
import { blocksOfType } from './find-blocks';

it('a row shows the offer of its page, or its own price without any word of the offer', () => {
  const words = (text: string) => ({ fr: text, en: text, ar: text });
  const config = structuredClone(site.config);
  const page = config.pages.find(({ kind }) => kind === 'service')!;
  blocksOfType(page.blocks, 'hero')[0]!.offer = {
    label: words('From'),
    value: words('5 000 DH'),
    unit: words('a month'),
  };
  const changed = createSite(config, site.messages);
  const row = { page: page.id, text: words('The size.') };
  const { items } = blockData(
    { site: changed, page, language: 'en' },
    {
      type: 'price-plan',
      title: words('Prices'),
      items: [
        row,
        { ...row, price: words('On quote') },
        { ...row, price: words('9 DH'), unit: words('each') },
      ],
    },
  ) as BlockDataOf<'price-plan'>;
  expect(items.map(({ label, price, unit }) => [label, price, unit])).toEqual([
    ['From', '5 000 DH', 'a month'],
    [undefined, 'On quote', undefined],
    [undefined, '9 DH', 'each'],
  ]);
});
