import type { OfferLeaf, ServiceLeaf } from 'schema-dts';
import { heroOf } from '../blocks/hero';
import type { BlockDataOf, PageData } from '../page-data.types';
import { pageById, type Site } from '../site';
import { translator } from '../translate';
import { pageIds, siteIds } from './node-ids';

/**
 * Returns the service that a page describes, with its price when the config has a numeric one (`offer.price` of the
 * hero).
 *
 * @returns null on pages of another kind
 */
export function serviceNode(site: Site, page: PageData): ServiceLeaf | null {
  const { kind, name, summary, description, section } = pageById(site, page.id);
  if (kind !== 'service') return null;
  const textOf = (text: typeof name) => translator(site, page.language)(text).text;
  const first = section && site.config.theme.sections[section]?.page;
  const ids = pageIds(site, page);
  const offer = heroOf(page.blocks)?.offer;
  return {
    '@type': 'Service',
    '@id': ids.service,
    name: textOf(name),
    description: textOf(summary ?? description),
    url: ids.address,
    serviceType: textOf(name),
    // The name of the section, as in the menu.
    ...(first && { category: textOf(pageById(site, first).name) }),
    provider: { '@id': siteIds(site).organization },
    areaServed: site.config.organization.areaServed.map((_, index) => ({
      '@id': siteIds(site).area(index),
    })),
    ...(offer?.price && { offers: offerNode(offer.price, ids.address) }),
  };
}

type Price = NonNullable<NonNullable<BlockDataOf<'hero'>['offer']>['price']>;

/** Returns the offer for a price. A starting price is a minimum; a recurring price has a unit. */
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

/** The codes of UN/CEFACT, Recommendation 20, which schema.org requires (https://schema.org/unitCode). */
const unitCodes = { hour: 'HUR', day: 'DAY', month: 'MON', year: 'ANN' };
