import type { DerivedFields } from '../page-data.types';
import { pageUrl } from '../page-url';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';
import type { BlockContext } from './context';
import type { BlockModel } from './model';

export const pricePlan: BlockModel<'price-plan'> = {
  data: pricePlanData,
  publishedPart: (block, { ads }) => {
    const items = block.items.filter(({ ad }) => ads.has(ad));
    return items.length === 0 ? null : { ...block, items };
  },
  generatedLinks: ({ items }, _, { ads }) =>
    ads.flatMap(({ id, link, status }) =>
      status !== 'draft' && items.some(({ ad }) => ad === id) ? [link] : [],
    ),
};

/** Returns the rows of a price plan. The price is that of the ad, the name of the offer that of its page. */
function pricePlanData(
  { items }: BlockByType['price-plan'],
  { site, language, t }: BlockContext,
): DerivedFields['price-plan'] {
  return {
    items: items.flatMap((item) => {
      const ad = site.config.ads.find(({ id }) => id === item.ad);
      if (!ad) return [];
      const page = pageById(site, ad.link);
      return [
        {
          name: t(page.name).text,
          href: pageUrl(page.path, language),
          section: page.section ?? defaultSection,
          text: t(item.text).text,
          price: t(ad.price).text,
          ...(ad.priceLabel && { priceLabel: t(ad.priceLabel).text }),
          ...(ad.priceNote && { priceNote: t(ad.priceNote).text }),
        },
      ];
    }),
  };
}
