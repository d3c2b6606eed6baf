import { phoneNumber } from './format';
import type { Language } from './languages';
import type { ContactDetailsData } from './page-data.types';
import type { SiteConfig } from './types.generated';
import type { Speaker } from './translate';

type Organization = SiteConfig['organization'];

/** The company's facts in one language, for the tokens in texts. */
export function organizationWords(organization: Organization, speak: Speaker, language: Language) {
  return {
    name: organization.name,
    phone: phoneNumber(organization.phone),
    email: organization.email,
    address: addressLines(organization, speak).join(language === 'ar' ? '، ' : ', '),
    hours: speak(organization.hours.text).words,
  };
}

/** The ways to reach the company, as links and lines in one language. */
export function contactDetails(
  organization: Organization,
  speak: Speaker,
  chatLabel: string,
): ContactDetailsData {
  const greeting = encodeURIComponent(speak(organization.chatGreeting).words);
  return {
    phone: { label: phoneNumber(organization.phone), href: `tel:${organization.phone}` },
    email: { label: organization.email, href: `mailto:${organization.email}` },
    chat: {
      label: chatLabel,
      href: `https://wa.me/${organization.chatNumber.slice(1)}?text=${greeting}`,
      external: true,
    },
    address: addressLines(organization, speak),
    hours: speak(organization.hours.text).words,
  };
}

function addressLines({ address }: Organization, speak: Speaker): string[] {
  const city = [address.postalCode, speak(address.locality).words].filter(Boolean).join(' ');
  return [speak(address.street).words, city, speak(address.countryName).words];
}
