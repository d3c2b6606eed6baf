import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const linkToDraft = rule({
  code: 'LINK-008',
  severity: 'error',
  summary: {
    en: 'Published content links to a draft.',
    fr: 'Un contenu publié contient un lien vers un brouillon.',
  },
  docs: {
    en: 'A draft is not published: a link to it from published content would be broken.\n\nRemove `"status": "draft"` from the page or ad to publish it, or remove the link until then. A draft may link to drafts.',
    fr: 'Un brouillon n’est pas publié : un lien vers lui depuis un contenu publié serait rompu.\n\nSupprimez `"status": "draft"` de la page ou de l’annonce pour la publier, ou supprimez le lien en attendant. Un brouillon peut contenir des liens vers d’autres brouillons.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/ads/1/status', value: 'draft' },
      { file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['ad1', 'ad2'] },
    ],
    reports: 'The ad "ad2" is a draft',
    valid: [
      { file: 'site.config.json', pointer: '/ads/1/status', value: 'draft' },
      { file: 'site.config.json', pointer: '/pages/0/blocks/1/ads', value: ['ad1'] },
    ],
  },
  messages: {
    page: ({ name }: { name: string }) => ({
      en: `The page "${name}" is a draft, so visitors cannot open it. Remove "status": "draft" there to publish it, or remove the link here until then.`,
      fr: `La page « ${name} » est un brouillon : les visiteurs ne peuvent pas l’ouvrir. Supprimez "status": "draft" de la page pour la publier, ou supprimez ce lien en attendant.`,
    }),
    ad: ({ name }: { name: string }) => ({
      en: `The ad "${name}" is a draft, so visitors cannot see it. Remove "status": "draft" there to publish it, or remove it here until then.`,
      fr: `L’annonce « ${name} » est un brouillon : les visiteurs ne la voient pas. Supprimez "status": "draft" de l’annonce pour la publier, ou supprimez ici son id en attendant.`,
    }),
  },
  *check({ config, nameReferences }) {
    const drafts = { page: draftsOf(config.pages), ad: draftsOf(config.ads) };
    for (const { kind, name, path } of nameReferences)
      if ((kind === 'page' || kind === 'ad') && drafts[kind].has(name) && !isDraft(config, path))
        yield { path, message: kind, data: { name } };
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
