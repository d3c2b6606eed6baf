import { pageUrl } from '../page-url';
import { offerData } from '../parts/offer';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { BlockModel } from './model';

/** The name of a row is that of its page; the price is the row's own, or the offer in the hero of the page. */
export const pricePlan = {
  data: ({ items }, { site, language, t }, config) => ({
    items: items.map(({ text, price, unit }, index) => {
      const page = pageById(site, config.items[index]?.page ?? '');
      return {
        name: t(page.name).text,
        href: pageUrl(site, page.path, language),
        section: page.section ?? defaultSection,
        text,
        price: '',
        ...(price ? { price, ...(unit && { unit }) } : offerData(page, t)),
      };
    }),
  }),
} satisfies BlockModel<'price-plan'>;
