import type { BlockContext } from './blocks/model';
import { formatList, formatPhone } from './format';
import type { Language } from './languages';
import { hoursText } from './parts/opening-hours';
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
    // A text names hours only where there are any.
    hours: organization.hours ? hoursText(organization.hours, t, language) : '',
  };
}

/** Returns the ways to reach the company, as links and lines in one language. */
export function contactDetails(context: Omit<BlockContext, 'page'>): ContactDetailsData {
  const { site, t, language } = context;
  const { organization } = site.config;
  const { hours } = organization;
  return {
    ...contactLinks(context),
    address: addressLines(organization, t),
    ...(hours && { hours: hoursText(hours, t, language) }),
  };
}

/** Returns the links to the company's phone, email and chat. */
export function contactLinks({
  site,
  t,
}: Pick<BlockContext, 'site' | 't'>): Omit<ContactDetailsData, 'address' | 'hours'> {
  const { phone, email, chatNumber, chatGreeting } = site.config.organization;
  const greeting = encodeURIComponent(chatGreeting === undefined ? '' : t(chatGreeting).text);
  return {
    phone: { label: formatPhone(phone), href: `tel:${phone}` },
    email: { label: email, href: `mailto:${email}` },
    ...(chatNumber && {
      chatNumber: formatPhone(chatNumber),
      chat: {
        label: t('frame.chat.open').text,
        href: `https://wa.me/${chatNumber.slice(1)}?text=${greeting}`,
        external: true,
      },
    }),
  };
}

function addressLines({ address }: Organization, t: Translate): string[] {
  const city = [address.postalCode, t(address.locality).text].filter(Boolean).join(' ');
  return [t(address.street).text, city, t(address.countryName).text];
}
