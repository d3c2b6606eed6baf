import type { Path } from '../../../lib/json';
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
export function offers({ pages }: SiteConfig): PricedOffer[] {
  return pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, index): PricedOffer[] => {
      if (block.type !== 'hero' || !block.offer?.price) return [];
      const { value, price } = block.offer;
      return [{ page, path: ['pages', pageIndex, 'blocks', index, 'offer'], value, price }];
    }),
  );
}
