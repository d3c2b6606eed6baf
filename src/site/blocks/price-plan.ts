import { pageUrl } from '../page-url';
import { offerData } from '../parts/offer';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

export const pricePlan = { data: pricePlanData } satisfies BlockModel<'price-plan'>;

/** Returns the rows of a price plan. The name is that of the page; the price is the row's own, or the offer in its hero. */
function pricePlanData({ items }: BlockByType['price-plan'], { site, language, t }: BlockContext) {
  return {
    items: items.map(({ page: id, text, price, unit }) => {
      const page = pageById(site, id);
      return {
        name: t(page.name).text,
        href: pageUrl(site, page.path, language),
        section: page.section ?? defaultSection,
        text: t(text).text,
        price: '',
        ...(price ? { price: t(price).text, ...(unit && { priceUnit: t(unit).text }) } : offerData(page, t)),
      };
    }),
  };
}
