import type { OfferLeaf, ServiceLeaf } from 'schema-dts';
import { blocksOfType } from '../blocks/find-blocks';
import type { PageData } from '../page-data.types';
import { pageById, type Site } from '../site';
import { translator } from '../translate';
import { namedValue, type Value } from '../values';
import { pageIds, siteIds } from './node-ids';

/**
 * Returns the service that a page describes, with its price when the offer of the hero names a value, as
 * `{values.website}`.
 *
 * @returns null on pages of another kind
 */
export function serviceNode(site: Site, page: PageData): ServiceLeaf | null {
  const { kind, name, summary, description, section, blocks } = pageById(site, page.id);
  if (kind !== 'service') return null;
  const textOf = (text: typeof name) => translator(site, page.language)(text).text;
  const first = section && site.config.theme.sections[section]?.page;
  const ids = pageIds(site, page);
  const offer = blocksOfType(blocks, 'hero')[0]?.offer;
  const price = offer && namedValue(site.config.values, offer.value);
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
    ...(price && { offers: offerNode(price, ids.address) }),
  };
}

/** Returns the offer for a price. A starting price is a minimum, a range has a maximum too; a recurring price has a unit. */
function offerNode({ amount, upTo, currency, per, starting }: Value, url: string): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    ...((per || starting || upTo) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(starting || upTo ? { minPrice: amount } : { price: amount }),
        ...(upTo && { maxPrice: upTo }),
        priceCurrency: currency,
        ...(per && { unitCode: unitCodes[per] }),
      },
    }),
  };
}

/** The codes of UN/CEFACT, Recommendation 20, which schema.org requires (https://schema.org/unitCode). */
const unitCodes = { hour: 'HUR', day: 'DAY', month: 'MON', year: 'ANN' };
