import { formatList, formatPhone } from './format';
import type { Language } from './languages';
import type { ContactDetailsData, Translate } from './parts/types';
import type { OrganizationTexts } from './placeholders';
import type { SiteConfig } from './types.generated';

type Organization = SiteConfig['organization'];

/** Returns the company's facts in one language, by the names of the placeholders that they fill. */
export function organizationTexts(
  organization: Organization,
  t: Translate,
  language: Language,
): OrganizationTexts {
  return {
    name: organization.name,
    phone: formatPhone(organization.phone),
    email: organization.email,
    address: formatList(addressLines(organization, t), language),
    hours: t(organization.hours.text).text,
  };
}

/** Returns the ways to reach the company, as links and lines in one language. */
export function contactDetails(
  organization: Organization,
  t: Translate,
  chatLabel: string,
): ContactDetailsData {
  const greeting = encodeURIComponent(t(organization.chatGreeting).text);
  return {
    phone: { label: formatPhone(organization.phone), href: `tel:${organization.phone}` },
    chatNumber: formatPhone(organization.chatNumber),
    email: { label: organization.email, href: `mailto:${organization.email}` },
    chat: {
      label: chatLabel,
      href: `https://wa.me/${organization.chatNumber.slice(1)}?text=${greeting}`,
      external: true,
    },
    address: addressLines(organization, t),
    hours: t(organization.hours.text).text,
  };
}

function addressLines({ address }: Organization, t: Translate): string[] {
  const city = [address.postalCode, t(address.locality).text].filter(Boolean).join(' ');
  return [t(address.street).text, city, t(address.countryName).text];
}
