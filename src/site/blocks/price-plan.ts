import { pageUrl } from '../page-url';
import { offerData } from '../parts/offer';
import type { ResolvedBlock } from '../parts/resolved-block';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

export const pricePlan = { data: pricePlanData } satisfies BlockModel<'price-plan'>;

/** Returns the rows of a price plan. The name is that of the page; the price is the row's own, or the offer in its hero. */
function pricePlanData(
  { items }: ResolvedBlock<'price-plan'>,
  { site, language, t }: BlockContext,
  config: BlockByType['price-plan'],
) {
  return {
    items: items.map(({ text, price, unit }, index) => {
      const page = pageById(site, config.items[index]?.page ?? '');
      return {
        name: t(page.name).text,
        href: pageUrl(site, page.path, language),
        section: page.section ?? defaultSection,
        text,
        price: '',
        ...(price ? { price, ...(unit && { priceUnit: unit }) } : offerData(page, t)),
      };
    }),
  };
}
