import { blocksOfType } from '../blocks/find-blocks';
import type { Translate } from './types';
import type { Page } from '../types.generated';

/** Returns the price of the offer in the hero of a page; null where the page has no offer. */
export function offerData(page: Page, t: Translate) {
  const offer = blocksOfType(page.blocks, 'hero')[0]?.offer;
  if (!offer) return null;
  return {
    price: t(offer.value).text,
    ...(offer.label && { label: t(offer.label).text }),
    ...(offer.unit && { unit: t(offer.unit).text }),
  };
}

/** Returns the text under the price of the offer in the hero of a page. */
export function offerNote(page: Page, t: Translate): string | undefined {
  const note = blocksOfType(page.blocks, 'hero')[0]?.offer?.note;
  return note && t(note).text;
}

/** Returns the price of the offer of a page with its words, where it is an amount. */
export function priceOf(page: Page, t: Translate): { price?: string } {
  const offer = offerData(page, t);
  if (!offer || !/\d/.test(offer.price)) return {};
  return { price: [offer.label, offer.price, offer.unit].filter(Boolean).join(' ') };
}
