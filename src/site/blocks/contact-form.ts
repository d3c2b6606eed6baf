import type { BlockContext } from './context';
import type { BlockModel } from './model';
import { contactRules } from '../contact-settings';
import { contactDetails } from '../organization';
import type { ContactDetailsData, DerivedFields, Translate } from '../page-data.types';
import { pageUrl } from '../page-url';
import { pageById, type Site } from '../site';
import { publishedActions } from './published-actions';

export const contactForm: BlockModel<'contact-form'> = {
  data: (_, context) => contactFormData(context),
  publishedPart: ({ actions = [], ...block }, { path, isLinked }) => {
    const left = publishedActions(actions, [...path, 'actions'], isLinked);
    return left.length === 0 ? block : { ...block, actions: left };
  },
  hasPageAnchors: true,
  generatedLinks: (_, __, { contact }) => [contact.privacyPage],
};

export const contactDetailsBlock: BlockModel<'contact-details'> = {
  data: (_, context) => ({ details: contactDetailsData(context) }),
};

/** Returns the derived fields of the form: subjects, contact details, recipients and rules. */
function contactFormData(context: BlockContext): DerivedFields['contact-form'] {
  const { site, language, t } = context;
  return {
    subjects: subjects(site, t),
    details: contactDetailsData(context),
    privacyHref: pageUrl(pageById(site, site.config.contact.privacyPage).path, language),
    recipients: site.config.organization.recipients.join(', '),
    rules: contactRules(site.config.contact),
  };
}

/** Returns the ways to reach the company, with the label of the chat. */
function contactDetailsData({ site, t }: BlockContext): ContactDetailsData {
  return contactDetails(site.config.organization, t, t('t:frame.chat.open').text);
}

/** Returns the initial subject for visitors who come from a page, by page id. */
function subjects(site: Site, t: Translate): Record<string, string> {
  const template = t('t:frame.contact.subjectFor').text;
  return Object.fromEntries(
    site.config.pages
      .filter((page) => page.section !== undefined)
      .map((page) => [page.id, template.replace('{{page}}', t(page.name).text)]),
  );
}
