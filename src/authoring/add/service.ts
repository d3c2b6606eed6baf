import type { AddOptions } from './text-options';
import { findBlocks } from '../../site/blocks/find-blocks';
import type { Page, SiteConfig } from '../../site/types.generated';
import { sectionStart } from './find-page';
import type { Insertion } from './insertion';
import { serviceLinks } from './service-links';
import { slugOrError } from './slug';
import { embedText, textFromOptions } from './text-options';
import { UserError } from '../../lib/user-error';

/**
 * Returns the insertions of a service: its page, and an entry in each hand-written list of the section's services. Its
 * first texts are made from the title and true of any service, so that the page can be viewed at once; a note on the
 * page says what to write.
 *
 * @param options `section`, `title` and optionally `slug` and `draft`
 * @throws {UserError} when there is no such section, or the address is invalid or taken
 */
export function newService(config: SiteConfig, options: AddOptions): Insertion[] {
  const section = options.get('section') ?? '';
  const title = textFromOptions(options, 'title');
  const start = sectionStart(config, section);
  const name = slugOrError(options.get('slug'), title.fr);
  const path = `${start.page.path}/${name}`;
  const taken = config.pages.find((page) => page.path === path);
  if (taken)
    throw new UserError(
      `Page "${taken.id}" already has the address ${path}. Choose another one: --slug ${name}-2, or better a word that distinguishes them.`,
    );
  const id = config.pages.some((page) => page.id === name) ? `${name}-${section}` : name;
  const isOfSection = (page: Page) => page.section === section && page.kind === 'service';
  const last = config.pages.findLastIndex(isOfSection);
  const isDraft = options.has('draft');
  const [form] = findBlocks(config, 'contact-form');
  const action = { label: askForQuote, to: form ? `${form.page.id}#${id}` : 'phone' };
  const page = {
    $comment: NOTE,
    id,
    path,
    kind: 'service',
    section,
    ...(isDraft && { status: 'draft' }),
    name: title,
    summary: embedText(title, summaries),
    title,
    description: embedText(title, descriptions),
    blocks: [
      { type: 'hero', variant: 'service', title, actions: [action] },
      { type: 'call-to-action', title: yourNeed, text: weAnswer, actions: [action] },
    ],
  };
  return [
    { list: ['pages'], after: last < 0 ? start.index : last, value: page, what: `the page ${path}` },
    // Nothing that is published may link to a draft.
    ...(isDraft ? [] : serviceLinks(config, start.page, id, isOfSection)),
  ];
}

const NOTE =
  'TODO: say in summary (menu and cards) and description (search results) what this service is, and give the hero a headline; then remove this note.';

const askForQuote = { fr: 'Demander un devis', en: 'Get a quote', ar: 'اطلبوا عرض أثمان' };
const yourNeed = { fr: 'Parlons de votre besoin', en: 'Tell us what you need', ar: 'حدثونا عن حاجتكم' };
const weAnswer = {
  fr: 'Décrivez-le en quelques mots\u00a0: nous vous répondons.',
  en: 'Describe it in a few words and we will answer you.',
  ar: 'صفوها في بضع كلمات ونحن نجيبكم.',
};

const summaries = {
  fr: (title: string) => `${title}\u00a0: dites-nous ce qu’il vous faut.`,
  en: (title: string) => `${title}: tell us what you need.`,
  ar: (title: string) => `${title}: أخبرونا بما تحتاجون إليه.`,
};

/** 50 to 160 characters with any title of up to 60, as search engines require. */
const descriptions = {
  fr: (title: string) => `${title}\u00a0: dites-nous ce qu’il vous faut, nous vous répondons avec un devis.`,
  en: (title: string) => `${title}: tell us what you need, and we will answer you with a quote.`,
  ar: (title: string) => `${title}: أخبرونا بما تحتاجون إليه، ونحن نجيبكم بعرض أثمان مفصل.`,
};
