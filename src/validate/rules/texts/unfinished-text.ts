import type { SourceText } from '../../../config/texts/all-texts';
import { nameLanguages } from '../../../config/texts/language-names';
import { defaultLanguage, languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import { groupBy } from '../../../lib/lists/group-by';
import { rule } from '../../rule';
import { rewriteMark } from './text-to-rewrite';

export const unfinishedText = rule({
  code: 'WORDS-014',
  severity: 'warning',
  summary: { en: 'A text is unfinished.', fr: 'Un texte n’est pas terminé.' },
  docs: {
    en: 'The author meant to write this text later and left a mark, such as `TODO`, “(to be rewritten)” or “lorem ipsum”. Visitors would read it.\n\nWrite the text. Until then no other rule checks this language of it. A company or a client that is invented is a different case: its field `placeholder` says so, and the build lists it.',
    fr: 'L’auteur voulait écrire ce texte plus tard et a laissé un repère, comme `TODO`, « (à réécrire) » ou « lorem ipsum ». Les visiteurs le liraient.\n\nÉcrivez le texte. En attendant, aucune autre règle ne vérifie ce texte dans cette langue. Une entreprise ou un client inventé est un autre cas : son champ `placeholder` le signale, et chaque construction du site en affiche la liste.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'TODO' }],
    reports: 'The English text is unfinished: “TODO”.',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'As good as new' }],
  },
  messages: {
    unfinished: ({ languages: found, mark }: { languages: Language[]; mark: string }) => ({
      en: `The ${nameLanguages(found).en} text is unfinished: “${mark}”. Write the text that visitors will read.`,
      fr: `Le texte ${nameLanguages(found).fr} n’est pas terminé : « ${mark} ». Écrivez le texte que les visiteurs liront.`,
    }),
    page: ({ count, total, mark }: { count: number; total: number; mark: string }) => ({
      en: `${count} of the ${total} texts of this page are unfinished, such as “${mark}”. Write the texts that visitors will read.`,
      fr: `${count} des ${total} textes de cette page ne sont pas terminés, comme « ${mark} ». Écrivez les textes que les visiteurs liront.`,
    }),
    key: ({ language, key }: { language: Language; key: string }) => ({
      en: `The ${nameLanguages([language]).en} text is the key of a text, "${key}", and visitors would read the key. Write the text itself here, or use the key in site.config.json: "t:${key}".`,
      fr: `Le texte ${nameLanguages([language]).fr} est la clé d’un texte, « ${key} », et les visiteurs liraient cette clé. Écrivez ici le texte lui-même, ou utilisez la clé dans site.config.json : « t:${key} ».`,
    }),
  },
  *check({ config, allTexts: { texts } }) {
    const keys = new Set(texts.map(({ key }) => key));
    const unfinished: { text: SourceText; languages: Language[]; mark: string }[] = [];
    for (const text of texts) {
      // A mark on a published page is reported by another rule.
      const isDraft = config.pages[pageOf(text) ?? -1]?.status === 'draft';
      if (!isDraft && pageOf(text) !== undefined && rewriteMark(JSON.stringify(text.texts))) continue;
      const found: Language[] = [];
      for (const language of languages) {
        const key = pastedKey(text.texts[language], keys);
        if (key !== undefined) yield { text, language, message: 'key', data: { language, key } };
        else if (unfinishedMark(text.texts[language]) !== undefined) found.push(language);
      }
      const mark = found[0] && unfinishedMark(text.texts[found[0]]);
      if (mark !== undefined) unfinished.push({ text, languages: found, mark });
    }
    if (unfinished.length === 0) return;
    const totals = groupBy(texts, pageOf);
    for (const [page, group] of groupBy(unfinished, ({ text }) => pageOf(text))) {
      const [first] = group;
      const total = totals.get(page)?.length ?? 0;
      if (page !== undefined && first && group.length >= MIN_PAGE && group.length * 2 >= total) {
        const data = { count: group.length, total, mark: first.mark };
        yield { path: ['pages', page], message: 'page', data };
      } else
        for (const { text, languages: found, mark } of group)
          yield { text, language: found[0], message: 'unfinished', data: { languages: found, mark } };
    }
  },
});

/** From this number of texts on, those of a page that is half unfinished are reported together. */
const MIN_PAGE = 3;

/** Returns the position of the page to which a text belongs. */
function pageOf({ path = [] }: SourceText): number | undefined {
  return path[0] === 'pages' ? Number(path[1]) : undefined;
}

/** Returns the key that a text consists of; without "t:" it must exist. */
function pastedKey(text: string | undefined, keys: ReadonlySet<string | undefined>): string | undefined {
  const [, prefix, key] = /^\s*(t:)?([\w-]+(?:\.[\w-]+)+)\s*$/.exec(text ?? '') ?? [];
  return prefix !== undefined || keys.has(key) ? key : undefined;
}

/**
 * Returns a text without the languages in which it is unfinished: finishing them changes what other rules would find.
 * Without French there is nothing to compare a translation with.
 */
export function withoutUnfinished(text: SourceText): SourceText {
  const unfinished = languages.filter((language) => unfinishedMark(text.texts[language]) !== undefined);
  if (unfinished.length === 0) return text;
  if (unfinished.includes(defaultLanguage)) return { ...text, texts: {} };
  const rest = Object.entries(text.texts).filter(([language]) => !unfinished.includes(language as Language));
  return { ...text, texts: Object.fromEntries(rest) };
}

/** Returns the sign that a text is unfinished. */
function unfinishedMark(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (text.startsWith('t:')) return text;
  return rewriteMark(text) ?? MARK.exec(text)?.[0];
}

/** TODO in capitals, because “todo” is Spanish for “everything”. */
const MARK = /(?<![\p{L}\d])(?:TODO|[Ll]orem ipsum)(?![\p{L}\d])/u;
