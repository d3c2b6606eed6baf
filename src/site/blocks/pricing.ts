import { offerData, offerNote } from '../parts/offer';
import { priceParts } from '../parts/price-parts';
import type { BlockModel } from './model';

/** The prices of the levels and, from the hero of the page, its own price with its words. */
export const pricing = {
  data({ levels }, { page, t }) {
    const offer = offerData(page, t);
    const note = offerNote(page, t);
    return {
      ...(offer && { offer: { ...offer, price: priceParts(offer.price), ...(note && { note }) } }),
      levels: levels.map(({ value, title }) => ({ price: priceParts(value), title })),
    };
  },
} satisfies BlockModel<'pricing'>;
