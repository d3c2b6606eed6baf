import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts';
import type { Language } from '../languages';
import type { Site } from '../site';
import { translator } from '../translate';
import { siteIds } from './node-ids';

/** The company: an organization, and a place one can go to. */
export type OrganizationNode = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The logo: the largest of the site's icons, for search engines want no drawing (Google, « Logo »: 112 px at least). */
const LOGO = '/icons/icon-512.png';

/**
 * The company's facts, all of them from `organization` in the config, in one language.
 *
 * It is of two types at once: `LocalBusiness` for the address and the hours, `Organization` for those who look for
 * no more. `ProfessionalService` would say more, but schema.org has given it up
 * (https://schema.org/ProfessionalService).
 */
export function organizationNode(site: Site, language: Language): OrganizationNode {
  const { organization, url } = site.config;
  const { address, hours } = organization;
  const ids = siteIds(site);
  const words = (text: Parameters<ReturnType<typeof translator>>[0]) => translator(site, language)(text).text;
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': ids.organization,
    name: organization.name,
    ...(organization.legalName && { legalName: organization.legalName }),
    description: words(organization.description),
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
      streetAddress: words(address.street),
      addressLocality: words(address.locality),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days.map((day) => days[day]),
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      // The English name is the one that search engines know (schema.org: ContactPoint, its examples).
      contactType: 'customer service',
      telephone: organization.phone,
      email: organization.email,
      availableLanguage: spokenLanguages,
    },
    priceRange: organization.priceRange,
    areaServed: organization.areaServed.map((area, index) => ({
      '@type': 'Place' as const,
      '@id': ids.area(index),
      name: words(area),
    })),
    ...(organization.social.length > 0 && { sameAs: organization.social.map((network) => network.url) }),
  };
}

/** The languages of the site, named in English with their code beside, as schema.org shows it (ContactPoint). */
const spokenLanguages = (
  [
    ['French', 'fr'],
    ['English', 'en'],
    ['Arabic', 'ar'],
  ] as const
).map(([name, code]) => ({ '@type': 'Language' as const, name, alternateName: code }));

const days = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const;
