import type { Page, SiteConfig } from '../../site/types.generated';
import type { GivenOptions } from '../../lib/args';
import { around, givenText } from './text-options';
import type { Insertion } from './insertion';
import { sectionStart } from './find-page';
import { UserError } from './user-error';
import { serviceLinks } from './service-links';
import { checkedSlug } from './slug';

/**
 * A service: its page, and an entry wherever services of the section are named by hand. What its texts say at first is
 * made of the title and true of any service, so that it can be seen as it is; a note on the page says what to write.
 *
 * @param options `section`, `title`, perhaps `slug` and `draft`
 * @throws {UserError} when the section is not there, or the address is badly written or taken
 */
export function newService(config: SiteConfig, options: GivenOptions): Insertion[] {
  const section = options.get('section') ?? '';
  const title = givenText(options, 'title');
  const start = sectionStart(config, section);
  const name = checkedSlug(options.get('slug'), title.fr);
  const path = `${start.page.path}/${name}`;
  const taken = config.pages.find((page) => page.path === path);
  if (taken)
    throw new UserError(
      `the page "${taken.id}" already has the address ${path}. Choose another one: --slug ${name}-2, or better a word that tells them apart.`,
    );
  const id = config.pages.some((page) => page.id === name) ? `${name}-${section}` : name;
  const isOfSection = (page: Page) => page.section === section && page.kind === 'service';
  const last = config.pages.findLastIndex(isOfSection);
  const isDraft = options.has('draft');
  const form = config.pages.find(({ blocks }) => blocks.some(({ type }) => type === 'contact-form'));
  const action = { label: askForQuote, to: form ? `${form.id}#${id}` : 'phone' };
  const page = {
    $comment: NOTE,
    id,
    path,
    kind: 'service',
    section,
    ...(isDraft && { status: 'draft' }),
    name: title,
    summary: around(title, summaries),
    title,
    description: around(title, descriptions),
    blocks: [
      { type: 'hero', variant: 'service', title, actions: [action] },
      { type: 'call-to-action', title: yourNeed, text: weAnswer, actions: [action] },
    ],
  };
  return [
    { list: ['pages'], after: last < 0 ? start.index : last, value: page, what: `the page ${path}` },
    // Nothing that is published may link to a draft.
    ...(isDraft ? [] : serviceLinks(config, start, id, isOfSection)),
  ];
}

const NOTE =
  'TODO: say in summary (menu and cards) and description (search results) what this service is, and give the hero a headline; then take this note away.';

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

/** From 50 to 160 characters with any title of up to 60, as search engines want it. */
const descriptions = {
  fr: (title: string) => `${title}\u00a0: dites-nous ce qu’il vous faut, nous vous répondons avec un devis.`,
  en: (title: string) => `${title}: tell us what you need, and we will answer you with a quote.`,
  ar: (title: string) => `${title}: أخبرونا بما تحتاجون إليه، ونحن نجيبكم بعرض أثمان مفصل.`,
};
