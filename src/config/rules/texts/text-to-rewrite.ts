import { groupBy } from '../../../lib/lists/group-by';
import type { Reference } from '../../references/reference';
import { rule } from '../../rule';

export const textToRewrite = rule({
  code: 'WORDS-024',
  severity: 'error',
  summary: {
    en: 'A published page has a text to rewrite.',
    fr: 'Une page publiée contient un texte à réécrire.',
  },
  docs: {
    en: 'The page snippet and `npm run add` mark the sentences that they make up or copy: “(à réécrire)” in French, “(to be rewritten)” in English. Such a page is a draft. Visitors must not read a mark.\n\nRewrite each marked text, without its mark. Until then, keep `"status": "draft"` in the page.',
    fr: 'Le modèle de page et `npm run add` marquent les phrases qu’ils inventent ou qu’ils copient : « (à réécrire) ». Une telle page est un brouillon. Les visiteurs ne doivent pas lire ce repère.\n\nRéécrivez chaque texte marqué, sans son repère. En attendant, gardez `"status": "draft"` dans la page.',
  },
  examples: {
    invalid: [
      { pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph', value: { fr: 'Texte (à réécrire)' } },
    ],
    reports: 'This page would be published with “(à réécrire)” in 1 of its texts.',
    valid: [{ pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph', value: { fr: 'Texte réécrit' } }],
  },
  messages: {
    published: ({ count, mark }: { count: number; mark: string }) => ({
      en: `This page would be published with “${mark}” in ${count} of its texts. Rewrite each of them, or set "status": "draft" in the page until then.`,
      fr: `Cette page serait publiée avec « ${mark} » dans ${count} de ses textes. Réécrivez chacun d’eux, ou écrivez "status": "draft" dans la page en attendant.`,
    }),
  },
  *check({ config, references }) {
    for (const [page, [first, ...others]] of groupBy(textsToRewrite(references), (text) => text.page))
      if (first && config.pages[page]?.status !== 'draft') {
        const data = { count: others.length + 1, mark: first.mark };
        yield { path: first.path, message: 'published', data };
      }
  },
});

/** Returns the texts of pages that have a mark, with the index of their page. */
export function textsToRewrite(references: readonly Reference[]) {
  return references.flatMap(({ kind, value, path }) => {
    const mark = kind === 'text' && path[0] === 'pages' ? rewriteMark(JSON.stringify(value)) : undefined;
    return mark === undefined ? [] : [{ mark, path, page: Number(path[1]) }];
  });
}

/** What the sentences say that are made up or copied for a new page, by language, until somebody rewrites them. */
export const rewriteMarks = { fr: '(à réécrire)', en: '(to be rewritten)' };

/** Returns the mark of a text that is to be rewritten. */
export function rewriteMark(text: string): string | undefined {
  return Object.values(rewriteMarks).find((mark) => text.includes(mark));
}
