import { offerData, offerNote } from '../parts/offer';
import { priceParts } from '../parts/price-parts';
import type { ResolvedBlock } from '../parts/resolved-block';
import type { BlockContext, BlockModel } from './model';

export const pricing = { data: pricingData } satisfies BlockModel<'pricing'>;

/** Returns the prices of the levels and, from the hero of the page, its own price with its words. */
function pricingData({ levels }: ResolvedBlock<'pricing'>, { page, t }: BlockContext) {
  const offer = offerData(page, t);
  const note = offerNote(page, t);
  return {
    ...(offer && {
      offer: {
        price: priceParts(offer.price),
        ...(offer.priceLabel && { label: offer.priceLabel }),
        ...(offer.priceUnit && { unit: offer.priceUnit }),
        ...(note && { note }),
      },
    }),
    levels: levels.map(({ value, title }) => ({ price: priceParts(value), title })),
  };
}
