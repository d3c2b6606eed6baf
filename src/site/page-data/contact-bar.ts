import { blocksOfType, pageWith } from '../blocks/find-blocks';
import type { BlockContext } from '../blocks/model';
import type { ContactBarData } from '../page-data.types';
import type { Translate } from '../parts/types';
import { pageUrl } from '../page-url';
import { offerData, offerNote } from '../parts/offer';
import { priceParts } from '../parts/price-parts';
import type { Page } from '../types.generated';

/**
 * Returns what the bar at the bottom of a small screen shows on a page: the price of its offer, and the link to the form,
 * which then knows the page. The page with the form has none: there the chat is enough.
 */
export function contactBar({ site, page, language, t }: BlockContext): { bar?: ContactBarData } {
  const contact = pageWith(site.config, 'contact-form')!;
  if (blocksOfType(page.blocks, 'contact-form').length > 0) return {};
  const anchor = page.section === undefined ? '' : `#${page.id}`;
  return { bar: { quoteHref: pageUrl(site, contact.path, language) + anchor, ...offerInBar(page, t) } };
}

/** Returns a page's offer in few words: a range leaves its currency to the note, of which only the first words fit. */
function offerInBar(page: Page, t: Translate): Pick<ContactBarData, 'offer'> {
  const offer = offerData(page, t);
  if (!offer) return {};
  const { currency, ...number } = priceParts(offer.price);
  const [taxes] = offerNote(page, t)?.split(/[,،;؛]|[.!?؟]\p{M}*(?:\s|$)/u) ?? [];
  const note = [number.to && currency, offer.unit, taxes].filter(Boolean).join(' ');
  const price = number.to || !currency ? number : { ...number, currency };
  return { offer: { price, note, ...(offer.label && { label: offer.label }) } };
}
