import type { LocalBusiness, LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts';
import { defaults } from '../defaults.generated';
import { languageName, type Language } from '../languages';
import { dayNodes } from '../parts/opening-hours';
import type { Site } from '../site';
import { translator } from '../translate';
import type { Text } from '../types.generated';
import { siteIds } from './node-ids';

/** The company: an organization and a place that people can visit. */
export type OrganizationNode = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** `LocalBusiness` and its subtypes: the choices of the schema are some of them. */
type BusinessType = Exclude<LocalBusiness, string>['@type'];

/** The logo: the largest icon of the site, because search engines accept no vector drawing (Google, “Logo”: at least 112 px). */
const LOGO = '/icons/icon-512.png';

/**
 * Returns the node of the company in one language, from `organization` in the config.
 *
 * It has two types: `LocalBusiness` or a subtype of it for the address and the hours, `Organization` for consumers that
 * look for that type only.
 */
export function organizationNode(site: Site, language: Language): OrganizationNode {
  const { organization, url } = site.config;
  const { address, hours } = organization;
  const type = organization.type ?? (defaults.organization.type as 'LocalBusiness');
  const ids = siteIds(site);
  const textOf = (text: Text) => translator(site, language)(text).text;
  return {
    '@type': ['Organization', type satisfies BusinessType as 'LocalBusiness'],
    '@id': ids.organization,
    name: organization.name,
    ...(organization.legalName && { legalName: organization.legalName }),
    description: textOf(organization.description),
    url: `${url}/`,
    logo: {
      '@type': 'ImageObject',
      '@id': ids.logo,
      url: `${url}${LOGO}`,
      contentUrl: `${url}${LOGO}`,
      caption: organization.name,
    },
    image: { '@id': ids.logo },
    telephone: organization.phone,
    email: organization.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: textOf(address.street),
      addressLocality: textOf(address.locality),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    ...(address.latitude !== undefined &&
      address.longitude !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
      }),
    ...(hours && {
      openingHoursSpecification: hours.periods.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => dayNodes[day]),
        opens,
        closes,
      })),
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      // Search engines know the English name (schema.org: ContactPoint, its examples).
      contactType: 'customer service',
      telephone: organization.phone,
      email: organization.email,
      availableLanguage: availableLanguages(site),
    },
    priceRange: organization.priceRange,
    areaServed: organization.areaServed.map((area, index) => ({
      '@type': 'Place' as const,
      '@id': ids.area(index),
      name: textOf(area),
    })),
    ...(organization.social.length > 0 && { sameAs: organization.social.map((network) => network.url) }),
  };
}

/** Returns the languages of the site with their English name and code, as in the examples of schema.org (ContactPoint). */
function availableLanguages({ languages }: Site) {
  return languages.map((language) => ({
    '@type': 'Language' as const,
    name: languageName(language),
    alternateName: language,
  }));
}
