import type { Path } from '../../../lib/json';
import { findBlocks } from '../../../site/blocks/find-blocks';
import type { BlockByType, Page, SiteConfig } from '../../../site/types.generated';

type Offer = NonNullable<BlockByType['hero']['offer']>;

/** The offer of a page with its price in the structured data. */
interface PricedOffer {
  page: Page;
  path: Path;
  /** The visible price. */
  value: Offer['value'];
  price: NonNullable<Offer['price']>;
}

/** Returns the offers of a config that have a price in the structured data, with their paths. */
export function offers(config: SiteConfig): PricedOffer[] {
  return findBlocks(config, 'hero').flatMap(({ block: { offer }, page, path }): PricedOffer[] =>
    offer?.price ? [{ page, path: [...path, 'offer'], value: offer.value, price: offer.price }] : [],
  );
}
