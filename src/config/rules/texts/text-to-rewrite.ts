import { valueAt, type Path } from '../../../lib/json';
import type { Language, Languages } from '../../../site/languages';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { nameLanguages } from '../../texts/language-names';

export const textToRewrite = rule({
  code: 'WORDS-024',
  severity: 'error',
  summary: {
    en: 'A published text is to be rewritten.',
    fr: 'Un texte publié est à réécrire.',
  },
  docs: {
    en: 'The site to copy, the page snippet and `npm run add` mark the sentences that they make up or copy: “(à réécrire)” in French, “(to be rewritten)” in English. Visitors must not read a mark.\n\nRewrite each marked text, without its mark. Until then, keep `"status": "draft"` in its page. A new site may have marks as long as its company says `"placeholder": true`, until `npm run lock` notes its first addresses.',
    fr: 'Le site à copier, le modèle de page et `npm run add` marquent les phrases qu’ils inventent ou qu’ils copient : « (à réécrire) ». Les visiteurs ne doivent pas lire ce repère.\n\nRéécrivez chaque texte marqué, sans son repère. En attendant, gardez `"status": "draft"` dans sa page. Un nouveau site peut en contenir tant que son entreprise a `"placeholder": true` et que `npm run lock` n’a retenu aucune adresse.',
  },
  examples: {
    invalid: [
      { pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph', value: { fr: 'Texte (à réécrire)' } },
    ],
    reports: 'The French text still says “(à réécrire)”',
    valid: [{ pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph', value: { fr: 'Texte réécrit' } }],
  },
  messages: {
    published: ({ languages, mark }: MarkedText) => ({
      en: `The ${nameLanguages(languages).en} text still says “${mark}”, which visitors would read. Rewrite it, without this mark.`,
      fr: `Le texte ${nameLanguages(languages).fr} dit encore « ${mark} », que les visiteurs liraient. Réécrivez-le, sans ce repère.`,
    }),
  },
  *check(context) {
    if (isStarter(context)) return;
    for (const { path, ...data } of publishedMarks(context)) yield { path, message: 'published', data };
  },
});

interface MarkedText {
  mark: string;
  /** The languages in which the text has a mark. */
  languages: Language[];
}

/** Returns the texts of the config that have a mark, in the order of the config. */
export function textsToRewrite({ references, site }: Context): (MarkedText & { path: Path })[] {
  return references.flatMap(({ kind, path }) => {
    if (kind !== 'text') return [];
    const words = Object.entries(Object(valueAt(site.config, path)) as Record<string, string>);
    const marked = words.filter(([, text]) => rewriteMark(text) !== undefined);
    const mark = rewriteMark(marked[0]?.[1] ?? '');
    return mark === undefined ? [] : [{ mark, languages: marked.map(([language]) => language), path }];
  });
}

/** Returns those of them that are not in a draft. */
export function publishedMarks(context: Context): ReturnType<typeof textsToRewrite> {
  const isDraft = (path: Path) => valueAt(context.config, [...path.slice(0, 2), 'status']) === 'draft';
  return textsToRewrite(context).filter(({ path }) => !isDraft(path));
}

/**
 * Returns whether a site is a copy of the one to copy that is not its owner's yet: the company is invented, and no address was
 * published. It may have marks. Rewriting one of its texts does not change that, or the others would be errors of this edit.
 */
export function isStarter({ config, lock }: Pick<Context, 'config' | 'lock'>): boolean {
  return config.organization.placeholder === true && !lock?.paths?.length;
}

/** What the sentences say that are made up or copied for a new page, by language, until somebody rewrites them. */
export const rewriteMarks = { fr: '(à réécrire)', en: '(to be rewritten)' };

/** Returns what a text of the first language says until it is rewritten. */
export function rewriteMarkIn({ defaultLanguage }: Pick<Languages, 'defaultLanguage'>): string {
  return defaultLanguage === 'fr' ? rewriteMarks.fr : rewriteMarks.en;
}

/** Returns the mark of a text that is to be rewritten. */
export function rewriteMark(text: string): string | undefined {
  return Object.values(rewriteMarks).find((mark) => text.includes(mark));
}
