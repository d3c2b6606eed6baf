import type { BlockModel } from './model';
import { contactRules } from '../contact-settings';
import { contactDetails } from '../organization';
import type { SubjectData, Translate } from '../parts/types';
import { pageUrl } from '../page-url';
import { priceOf } from '../parts/offer';
import type { ResolvedBlock } from '../parts/resolved-block';
import { pageById, type Site } from '../site';
import { translator } from '../translate';

export const contactForm = {
  data(block, context) {
    const { site, language } = context;
    return {
      // The names of other pages are no words of this block: a missing one does not make it French.
      subjects: { ...pageSubjects(site, translator(site, language)), ...ownSubjects(block) },
      details: contactDetails(context),
      privacyHref: pageUrl(site, pageById(site, site.config.contact.privacyPage).path, language),
      recipients: site.config.organization.recipients.join(', '),
      rules: contactRules(site.config.contact),
    };
  },
  hasPageAnchors: true,
  generatedLinks: (_, __, { contact }) => [contact.privacyPage],
} satisfies BlockModel<'contact-form'>;

export const contactDetailsBlock = {
  data: (_, context) => ({ details: contactDetails(context) }),
} satisfies BlockModel<'contact-details'>;

/** Returns the subjects for visitors who come from a page, by the id of the page. */
function pageSubjects(site: Site, t: Translate): Record<string, SubjectData> {
  const template = t('frame.contact.subjectFor').text;
  return Object.fromEntries(
    site.config.pages.flatMap((page) => {
      if (page.section === undefined) return [];
      const name = t(page.name).text;
      const text = template.replace('{{page}}', () => name);
      return [[page.id, { name, text, section: page.section, ...priceOf(page, t) }]];
    }),
  );
}

function ownSubjects({ subjects = [] }: ResolvedBlock<'contact-form'>): Record<string, SubjectData> {
  return Object.fromEntries(subjects.map(({ id, text }) => [id, { name: text, text }]));
}
