import type { OfferLeaf, ServiceLeaf } from 'schema-dts';
import type { BlockDataOf, PageData } from '../page-data.types';
import { pageById, type Site } from '../site';
import { translator } from '../translate';
import { pageIds, siteIds } from './node-ids';

/**
 * The service that a page describes, with its price where the config gives one in figures
 * (`offer.price` of the hero).
 *
 * @returns null on pages of another kind
 */
export function serviceNode(site: Site, page: PageData): ServiceLeaf | null {
  const { kind, name, summary, description, section } = pageById(site, page.id);
  if (kind !== 'service') return null;
  const words = (text: typeof name) => translator(site, page.language)(text).text;
  const first = section && site.config.theme.sections[section]?.page;
  const ids = pageIds(site, page);
  const offer = page.blocks.find((block) => block.type === 'hero')?.offer;
  return {
    '@type': 'Service',
    '@id': ids.service,
    name: words(name),
    description: words(summary ?? description),
    url: ids.address,
    serviceType: words(name),
    // The section, as the menu names it.
    ...(first && { category: words(pageById(site, first).name) }),
    provider: { '@id': siteIds(site).organization },
    areaServed: site.config.organization.areaServed.map((_, index) => ({
      '@id': siteIds(site).area(index),
    })),
    ...(offer?.price && { offers: offerNode(offer.price, ids.address) }),
  };
}

type Price = NonNullable<NonNullable<BlockDataOf<'hero'>['offer']>['price']>;

/** A price to start from is a least price; one that is paid again and again names its unit. */
function offerNode({ amount, currency, unit, starting }: Price, url: string): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    ...((unit || starting) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(starting ? { minPrice: amount } : { price: amount }),
        priceCurrency: currency,
        ...(unit && { unitCode: unitCodes[unit] }),
      },
    }),
  };
}

/** The codes of UN/CEFACT, Recommendation 20, which schema.org asks for (https://schema.org/unitCode). */
const unitCodes = { hour: 'HUR', day: 'DAY', month: 'MON', year: 'ANN' };
