import type { BlockContext } from './context';
import { contactRules } from '../contact-settings';
import { contactDetails } from '../organization';
import type { DerivedFields, ContactDetailsData } from '../page-data.types';
import { pageUrl } from '../page-url';
import { pageById, type Site } from '../site';
import type { Translate } from '../translate';

/** What the form needs beside its own words: subjects, the ways around it, who gets a message, its rules. */
export function contactFormData(context: BlockContext): DerivedFields['contact-form'] {
  const { site, language, speak } = context;
  return {
    subjects: subjects(site, speak),
    details: contactDetailsData(context),
    privacyHref: pageUrl(pageById(site, site.config.contact.privacyPage).path, language),
    recipients: site.config.organization.recipients.join(', '),
    rules: contactRules(site.config.contact),
  };
}

/** The ways to reach the company, with the words of the chat. */
export function contactDetailsData({ site, speak }: BlockContext): ContactDetailsData {
  return contactDetails(site.config.organization, speak, speak('t:frame.chat.open').text);
}

/** The subject that a visitor coming from a page finds in the form. */
function subjects(site: Site, speak: Translate): Record<string, string> {
  const template = speak('t:frame.contact.subjectFor').text;
  return Object.fromEntries(
    site.config.pages
      .filter((page) => page.section !== undefined)
      .map((page) => [page.id, template.replace('{{page}}', speak(page.name).text)]),
  );
}
