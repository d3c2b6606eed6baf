import type { SourceText } from '../../texts/all-texts';
import { nameLanguages } from '../../texts/language-names';
import type { Language, Languages } from '../../../site/languages';
import { groupBy } from '../../../lib/lists/group-by';
import { rule } from '../../rule';
import { isStarter, rewriteMark } from './text-to-rewrite';

export const unfinishedText = rule({
  code: 'WORDS-014',
  severity: 'warning',
  mayFollow: 'error',
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
    page: ({ count, mark }: { count: number; mark: string }) => ({
      en: `${count} texts of this page are unfinished, such as “${mark}”. Write the texts that visitors will read.`,
      fr: `${count} textes de cette page ne sont pas terminés, comme « ${mark} ». Écrivez les textes que les visiteurs liront.`,
    }),
    key: ({ language, key }: { language: Language; key: string }) => ({
      en: `The ${nameLanguages([language]).en} text is the key of a text, "${key}", and visitors would read the key. Write the text itself here, or use the key in site.config.json: "t:${key}".`,
      fr: `Le texte ${nameLanguages([language]).fr} est la clé d’un texte, « ${key} », et les visiteurs liraient cette clé. Écrivez ici le texte lui-même, ou utilisez la clé dans site.config.json : « t:${key} ».`,
    }),
  },
  *check(context) {
    const { allTexts: texts, languages } = context;
    const keys = new Set(texts.map(({ key }) => key));
    const unfinished: { text: SourceText; languages: Language[]; mark: string }[] = [];
    for (const text of texts) {
      const found: Language[] = [];
      for (const language of languages) {
        const words = text.texts[language];
        const key = pastedKey(words, keys);
        if (key !== undefined) yield { text, language, message: 'key', data: { language, key } };
        else if (isUnfinished(words) && !(rewriteMark(words!) && isStarter(context))) found.push(language);
      }
      const mark = unfinishedMark(text.texts[found[0] ?? '']);
      if (mark !== undefined) unfinished.push({ text, languages: found, mark });
    }
    for (const [page, group] of groupBy(unfinished, ({ text }) => pageOf(text))) {
      if (page !== undefined && group.length >= MIN_PAGE) {
        const data = { count: group.length, mark: group[0]!.mark };
        yield { path: ['pages', page], message: 'page', data };
      } else
        for (const { text, languages: found, mark } of group)
          yield { text, language: found[0], message: 'unfinished', data: { languages: found, mark } };
    }
  },
});

/** From this number of texts on, those of a page are reported together. */
const MIN_PAGE = 3;

function pageOf({ path = [] }: SourceText): number | undefined {
  return path[0] === 'pages' ? Number(path[1]) : undefined;
}

/** Returns the key that a text consists of; it exists. */
function pastedKey(text: string | undefined, keys: ReadonlySet<string | undefined>): string | undefined {
  const [, key] = /^\s*(?:t:)?([\w-]+(?:\.[\w-]+)+)\s*$/.exec(text ?? '') ?? [];
  return keys.has(key) ? key : undefined;
}

/**
 * Returns a text without the languages in which it is unfinished: finishing them changes what other rules would find.
 * Without the first language there is nothing to compare a translation with.
 */
export function withoutUnfinished({ defaultLanguage }: Languages, text: SourceText): SourceText {
  if (isUnfinished(text.texts[defaultLanguage])) return { ...text, texts: {} };
  const finished = Object.entries(text.texts).filter(([, words]) => !isUnfinished(words));
  return { ...text, texts: Object.fromEntries(finished) };
}

/** Returns whether a text has a mark that it is to be written. */
export function isUnfinished(text: string | undefined): boolean {
  return unfinishedMark(text) !== undefined;
}

function unfinishedMark(text = ''): string | undefined {
  return rewriteMark(text) ?? MARK.exec(text)?.[0];
}

/** TODO in capitals, because “todo” is Spanish for “everything”; a key is not the text itself. */
const MARK =
  /(?<![\p{L}\d])(?:TODO|XXX+|XX(?: XX)+|[ÀA] (?:COMPLÉTER|COMPLETER|FAIRE)|[Ll]orem ipsum|undefined|#REF!)(?![\p{L}\d])|\[(?:[Vv]otre|[Yy]our|[Ii]nsérer) [^\]]*\]|^(?:[Vv]otre texte ici|[Yy]our text here)\W*$|^t:.+/u;
