import { expect, it } from 'vitest';
import { loadSite } from '../../validate/load-site';
import { agency } from '../../../tests/support/sites';

import { createSite } from '../site';
import { translator } from '../translate';
import { serviceList } from './service-list';

it('says the price of a page whose ad has an amount, and no price in words only', () => {
  const { site } = loadSite(agency);
  if (!site) throw new Error('the config has errors; run: npm run validate');
  const [first, second] = site.config.pages.filter(({ kind }) => kind === 'service');
  const [ad] = site.config.ads;
  if (!first || !second || !ad) throw new Error('the site has too few services or no ad');
  const words = (text: string) => ({ fr: text, en: text, ar: text });
  const ads = [
    {
      ...ad,
      link: first.id,
      priceLabel: words('From'),
      price: words('5 000 DH'),
      priceNote: words('a month'),
    },
    { ...ad, id: 'second', link: second.id, price: words('On quote') },
  ];
  const changed = createSite({ ...site.config, ads }, site.messages);
  const t = translator(changed, 'en');
  const items = [{ page: first.id }, { page: second.id }];
  const context = { site: changed, page: first, language: 'en', t } as const;
  const data = serviceList.data(
    { type: 'service-list', variant: 'index', title: words('Services'), items },
    context,
  );
  expect(data.items.map(({ price }) => price)).toEqual(['From 5 000 DH a month', undefined]);
});
