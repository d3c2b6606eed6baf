import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';
import { isDraftSection, requiredPages } from '../dates/required-page-scheduled';
import { firstPlaces, otherLinks } from './other-places';

export const linkToDraft = rule({
  code: 'LINK-008',
  severity: 'error',
  summary: {
    en: 'Published content links to a draft.',
    fr: 'Un contenu publié contient un lien vers un brouillon.',
  },
  docs: {
    en: 'A draft is not published: a link to it from published content would be broken. Menus and lists of services leave it out until it is published.\n\nRemove `"status": "draft"` from the page or ad to publish it, or remove the link until then. A draft may link to drafts.',
    fr: 'Un brouillon n’est pas publié : un lien vers lui depuis un contenu publié serait rompu. Les menus et les listes de services l’omettent jusqu’à sa publication.\n\nSupprimez `"status": "draft"` de la page ou de l’annonce pour la publier, ou supprimez le lien en attendant. Un brouillon peut contenir des liens vers d’autres brouillons.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/ads/1/status', value: 'draft' },
      { file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['spring', 'summer'] },
    ],
    reports: 'The ad "summer" is a draft',
    valid: [
      { file: 'site.config.json', pointer: '/ads/1/status', value: 'draft' },
      { file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['spring'] },
    ],
  },
  messages: {
    page: ({ name, others }: { name: string; others: number }) => ({
      en: `The page "${name}" is a draft, so visitors cannot open it.${otherLinks(others).en} Remove "status": "draft" there to publish it, or remove the links until then.`,
      fr: `La page « ${name} » est un brouillon : les visiteurs ne peuvent pas l’ouvrir.${otherLinks(others).fr} Supprimez "status": "draft" de la page pour la publier, ou supprimez les liens en attendant.`,
    }),
    ad: ({ name, others }: { name: string; others: number }) => ({
      en: `The ad "${name}" is a draft, so visitors cannot see it.${otherLinks(others).en} Remove "status": "draft" there to publish it, or remove it here until then.`,
      fr: `L’annonce « ${name} » est un brouillon : les visiteurs ne la voient pas.${otherLinks(others).fr} Supprimez "status": "draft" de l’annonce pour la publier, ou supprimez ici son id en attendant.`,
    }),
  },
  *check({ config, nameReferences }) {
    const drafts = { page: draftsOf(config.pages), ad: draftsOf(config.ads) };
    // A page that must always be published is reported as such.
    for (const [id, reason] of requiredPages(config))
      if (!isDraftSection(config, reason)) drafts.page.delete(id);
    for (const kind of ['page', 'ad'] as const) {
      const links = nameReferences.filter((reference) => reference.kind === kind);
      for (const { place, name, others } of firstPlaces(links, (link) =>
        drafts[kind].has(link.name) && !isDraft(config, link.path) && !isListed(link.path)
          ? link.name
          : undefined,
      ))
        yield { path: place.path, message: kind, data: { name, others } };
    }
  },
});

function draftsOf(entries: readonly { id: string; status?: string }[]): Set<string> {
  return new Set(entries.flatMap(({ id, status }) => (status === 'draft' ? [id] : [])));
}

/** Returns whether a path belongs to a draft: a page, an ad or a redirect. */
function isDraft(config: SiteConfig, [list, index]: Path): boolean {
  if (typeof index !== 'number' || (list !== 'pages' && list !== 'ads' && list !== 'redirects')) return false;
  return config[list]?.[index]?.status === 'draft';
}

/** Returns whether a path is in a menu, in a list of services, or the first page of a section: they leave out drafts. */
function isListed(path: Path): boolean {
  return path[0] === 'menus' || path.at(-1) === 'page';
}
