import type { Translated } from '../../../lib/text/message-language';
import type { Path } from '../../../lib/json';
import { blocksOfType } from '../../../site/blocks/find-blocks';
import { languagesOf } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import type { SiteConfig } from '../../../site/types.generated';
import type { NameReference } from '../../references/targets';
import { rule } from '../../rule';
import { firstUses, otherLinks } from '../links/first-uses';

export const neededDraft = rule({
  code: 'DATE-003',
  severity: 'error',
  summary: {
    en: 'A draft is needed by published content, or by the site itself.',
    fr: 'Un contenu publié, ou le site lui-même, a besoin d’un brouillon.',
  },
  docs: {
    en: 'A draft is not published: a link to it from published content would be broken. Only drafts may link to it; menus and lists of services leave it out. Every page links to the home page, the first page of a section, the privacy page and the page with the contact form, so these are no drafts either. Only a section whose pages are all drafts may have a draft as its first page. A menu needs at least one entry that is published.\n\nRemove `status` from the page or ad, or remove the links until it is published. To prepare a new version of a page, create a separate one with `"status": "draft"`.',
    fr: 'Un brouillon n’est pas publié : un lien vers lui depuis un contenu publié serait rompu. Seul un brouillon peut y mener ; les menus et les listes de services l’omettent. Toutes les pages ont un lien vers la page d’accueil, la première page d’une section, la page de confidentialité et celle du formulaire de contact : celles-ci ne sont pas non plus des brouillons. Seule une section dont toutes les pages sont des brouillons peut avoir un brouillon comme première page. Un menu a besoin d’au moins une entrée publiée.\n\nSupprimez `status` de la page ou de l’annonce, ou supprimez les liens en attendant sa publication. Pour préparer une nouvelle version d’une page, créez-en une autre avec `"status": "draft"`.',
  },
  examples: {
    invalid: [{ pointer: '/pages/4/status', value: 'draft' }],
    reports: 'The contact form links to this page, so it must always be published. Remove "status".',
    valid: [{ pointer: '/pages/4/status', value: 'published' }],
  },
  messages: {
    required: ({ reason }: { reason: Translated }) => ({
      en: `${reason.en} must always be published. Remove "status".`,
      fr: `${reason.fr} doit toujours être publiée. Supprimez « status ».`,
    }),
    page: ({ name, others }: { name: string; others: number }) => ({
      en: `The page "${name}" is a draft, so visitors cannot open it.${otherLinks(others).en} Remove "status": "draft" there to publish it, or remove the links until then.`,
      fr: `La page « ${name} » est un brouillon : les visiteurs ne peuvent pas l’ouvrir.${otherLinks(others).fr} Supprimez "status": "draft" de la page pour la publier, ou supprimez les liens en attendant.`,
    }),
    ad: ({ name, others }: { name: string; others: number }) => ({
      en: `The ad "${name}" is a draft, so visitors cannot see it.${otherLinks(others).en} Remove "status": "draft" there to publish it, or remove it here until then.`,
      fr: `L’annonce « ${name} » est un brouillon : les visiteurs ne la voient pas.${otherLinks(others).fr} Supprimez "status": "draft" de l’annonce pour la publier, ou supprimez ici son id en attendant.`,
    }),
    menu: () => ({
      en: 'Every entry of this menu leads to a draft, so the published menu would be empty, and every site needs it. Publish one of these pages, or add an entry that leads to a published page.',
      fr: 'Toutes les entrées de ce menu mènent à des brouillons : une fois publié, il serait vide, et tout site en a besoin. Publiez l’une de ces pages, ou ajoutez une entrée qui mène à une page publiée.',
    }),
  },
  *check({ config, nameReferences }) {
    const { pages, ads, menus, theme } = config;
    const required = requiredPages(config);
    for (const [index, page] of pages.entries()) {
      const reason = required.get(page.id);
      if (page.status === 'draft' && reason)
        yield { path: ['pages', index, 'status'], message: 'required', data: { reason } };
    }
    const drafts = {
      page: pages.filter(({ id, status }) => status === 'draft' && !required.has(id)),
      ad: ads.filter(({ status }) => status === 'draft'),
    };
    for (const kind of ['page', 'ad'] as const) {
      const isDraft = (name: string) => drafts[kind].some(({ id }) => id === name);
      const wrong = nameReferences.filter(
        (use) => use.kind === kind && isDraft(use.name) && !mayNameDrafts(config, use.path),
      );
      for (const { use, others } of firstUses(wrong))
        yield { path: use.path, message: kind, data: { name: use.name, others } };
    }
    const isHidden = ({ kind, name }: NameReference) =>
      drafts.page.some(({ id }) => id === (kind === 'section' ? theme.sections[name]?.page : name));
    for (const [menu, entries] of Object.entries(menus)) {
      const hidden = nameReferences.filter(
        (use) => use.path[0] === 'menus' && use.path[1] === menu && isHidden(use),
      );
      if (hidden.length === entries.length) yield { path: ['menus', menu], message: 'menu' };
    }
  },
});

/** Why a page must always be published, as the sentence begins, and the section of which it is the first page. */
type Reason = Translated & { section?: string };

/** Returns the pages that must always be published, with the reason. */
export function requiredPages(config: SiteConfig): Map<string, Reason> {
  const { pages, contact, theme } = config;
  const site = languagesOf(config);
  const required = new Map<string, Reason>();
  for (const [section, { page: first }] of Object.entries(theme.sections)) {
    // A section whose pages are all drafts is not published yet.
    const own = pages.filter((page) => page.id === first || page.section === section);
    if (first !== undefined && own.some(({ status }) => status !== 'draft'))
      required.set(first, {
        section,
        en: `This is the first page of the section "${section}", so it`,
        fr: `Cette page est la première de la section « ${section} » : elle`,
      });
  }
  required.set(contact.privacyPage, {
    en: 'The contact form links to this page, so it',
    fr: 'Le formulaire de contact mène à cette page : elle',
  });
  const forms = pages.filter(({ blocks }) => blocksOfType(blocks, 'contact-form').length > 0);
  const form = {
    en: 'The page with the contact form',
    fr: 'La page du formulaire de contact',
  };
  const published = forms.filter(({ status }) => status !== 'draft');
  if (forms[0] && published.length < 2) required.set((published[0] ?? forms[0]).id, form);
  const home = { en: 'The home page', fr: 'La page d’accueil' };
  for (const { id, path } of pages) if (pagePath(site, path) === '/') required.set(id, home);
  return required;
}

/** Returns whether a path is in a draft, or in what leaves drafts out: menus, lists of services, first pages of sections. */
function mayNameDrafts(config: SiteConfig, path: Path): boolean {
  const [list, index] = path;
  if (list === 'menus' || path.at(-1) === 'page') return true;
  if (list !== 'pages' && list !== 'ads' && list !== 'redirects') return false;
  return config[list]?.[Number(index)]?.status === 'draft';
}
