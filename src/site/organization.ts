import { phoneNumber } from './format';
import type { Language } from './languages';
import type { ContactDetailsData } from './page-data.types';
import type { SiteConfig } from './types.generated';
import type { Translate } from './translate';

type Organization = SiteConfig['organization'];

/** The company's facts in one language, for the tokens in texts. */
export function organizationWords(organization: Organization, speak: Translate, language: Language) {
  return {
    name: organization.name,
    phone: phoneNumber(organization.phone),
    email: organization.email,
    address: addressLines(organization, speak).join(language === 'ar' ? '، ' : ', '),
    hours: speak(organization.hours.text).text,
  };
}

/** The ways to reach the company, as links and lines in one language. */
export function contactDetails(
  organization: Organization,
  speak: Translate,
  chatLabel: string,
): ContactDetailsData {
  const greeting = encodeURIComponent(speak(organization.chatGreeting).text);
  return {
    phone: { label: phoneNumber(organization.phone), href: `tel:${organization.phone}` },
    email: { label: organization.email, href: `mailto:${organization.email}` },
    chat: {
      label: chatLabel,
      href: `https://wa.me/${organization.chatNumber.slice(1)}?text=${greeting}`,
      external: true,
    },
    address: addressLines(organization, speak),
    hours: speak(organization.hours.text).text,
  };
}

function addressLines({ address }: Organization, speak: Translate): string[] {
  const city = [address.postalCode, speak(address.locality).text].filter(Boolean).join(' ');
  return [speak(address.street).text, city, speak(address.countryName).text];
}
