import type { SourceText } from '../../texts/all-texts';
import { keysOf } from '../../texts/frame-words';
import { nameLanguages } from '../../texts/language-names';
import { localeFile } from '../../locale-files';
import { commandLine } from '../../../lib/command/command-line';
import { isInside, type Path } from '../../../lib/json';
import { groupBy } from '../../../lib/lists/group-by';
import { excerpt } from '../../../lib/text/excerpt';
import type { Translated } from '../../../lib/text/message-language';
import { valueIn, type Language } from '../../../site/languages';
import { placeholdersOf } from '../../../site/placeholders';
import { flattenMessages } from '../../../site/messages';
import { BLOCK_DEPTH } from '../../references/without-parts';
import { rule } from '../../rule';
import { groupByPart, usedKeys } from './locale-keys';
import { isUnfinished } from './unfinished-text';

export const missingTranslation = rule({
  code: 'WORDS-002',
  severity: 'warning',
  summary: {
    en: 'A text is missing in a language.',
    fr: 'Un texte n’est pas traduit dans toutes les langues.',
  },
  docs: {
    en: 'This text exists in French, but not in another language. The site is published, but visitors of that language see it in French, and with it the block that it is in. In a list whose entries stand alone, such as questions, they do not see the entry.\n\nAdd the text in the named languages. A language that lacks more than a hundred texts, or half of them, is reported once: `npm run translations -- list` and its code list them.',
    fr: 'Ce texte existe en français, mais pas dans une autre langue. Le site est publié, mais les visiteurs de cette langue le voient en français, et avec lui le bloc qui le contient. Dans une liste dont chaque élément se suffit, comme des questions, ils ne voient pas cet élément.\n\nAjoutez le texte dans les langues indiquées. Une langue à laquelle il manque plus de cent textes, ou plus de la moitié, n’est signalée qu’une fois : `npm run translations -- list`, suivi de son code, en donne la liste.',
  },
  examples: {
    invalid: [
      {
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: { fr: 'Nous gardons votre message' },
      },
    ],
    reports: 'The text “Nous gardons votre message” is missing in English and Arabic.',
    valid: [
      {
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: { fr: 'Nous gardons votre message', en: 'We keep your message', ar: 'نحتفظ برسالتك' },
      },
    ],
  },
  messages: {
    language: ({ count, first, language }: Record<'first' | 'language', Language> & { count: number }) => ({
      en: `${count} texts are missing in ${nameLanguages([language]).en}. Until you add them, they are shown in ${nameLanguages([first]).en}. If ${localeFile(language)} had them, undo its last change. To list them: ${commandLine('translations list', language)}`,
      fr: `${count} textes manquent en ${nameLanguages([language]).fr}. Tant que vous ne les ajoutez pas, ils s’affichent en ${nameLanguages([first]).fr}. Si ${localeFile(language)} les contenait, annulez sa dernière modification. Pour en voir la liste : ${commandLine('translations list', language)}`,
    }),
    text: ({ french, languages, instead }: Lack) => ({
      en: `The text “${french}” is missing in ${nameLanguages(languages).en}. Add it: until then, ${instead.en}.`,
      fr: `Le texte « ${french} » manque en ${nameLanguages(languages).fr}. Ajoutez-le : en attendant, ${instead.fr}.`,
    }),
    amount: ({ french, languages, example }: Lack & { example: string }) => ({
      en: `“${french}” is written by hand, and missing in ${nameLanguages(languages).en}. If it is an amount of "values", write its name, such as ${example}; otherwise add the text.`,
      fr: `« ${french} » est écrit à la main, et manque en ${nameLanguages(languages).fr}. Si c’est un montant de « values », écrivez son nom, comme ${example} ; sinon, ajoutez le texte.`,
    }),
    several: ({ french, count, languages, instead }: Lack & { count: number }) => ({
      en: `${count} texts are missing here in ${nameLanguages(languages).en}, such as “${french}”. Add them: until then, ${instead.en}.`,
      fr: `${count} textes manquent ici en ${nameLanguages(languages).fr}, comme « ${french} ». Ajoutez-les : en attendant, ${instead.fr}.`,
    }),
    part: (data: { key: string; count: number; first: Language; languages: Language[] }) => ({
      en: `${data.count} texts under "${data.key}" are missing in ${nameLanguages(data.languages).en}. Add them: until then, they are shown in ${nameLanguages([data.first]).en}.`,
      fr: `${data.count} textes sous « ${data.key} » manquent en ${nameLanguages(data.languages).fr}. Ajoutez-les : en attendant, ils s’affichent en ${nameLanguages([data.first]).fr}.`,
    }),
  },
  *check(context) {
    const { allTexts: texts, defaultLanguage: first, languages: all, locales } = context;
    const { config, references, optionalEntries } = context;
    const example = placeholdersOf(config).find((name) => name.startsWith('{values.'));
    const finished = texts.filter(({ texts: words }) => !isUnfinished(words[first] ?? ''));
    const begun: Language[] = [];
    for (const [index, language] of all.entries()) {
      const count = finished.filter((text) => isMissing(text, language)).length;
      if (count <= Math.min(MAX_SINGLE, finished.length / 2)) begun.push(language);
      else yield { path: ['languages', index], message: 'language', data: { count, first, language } };
    }
    const { source, words: own } = valueIn(locales, first);
    const keys = keysOf(own);
    const lacking = finished.flatMap((text) => {
      const { key, path = [] } = text;
      const french = text.texts[first] ?? '';
      // A key without its "t:" is no text to translate.
      if (key !== undefined || keys.has(french)) return [];
      const languages = begun.filter((language) => isMissing(text, language));
      if (languages.length === 0) return [];
      const instead = shownInstead(path, optionalEntries, first);
      return { path, french: excerpt(french), languages, instead };
    });
    const causeOf = ({ path, languages }: (typeof lacking)[number]) => `${partOf(path)} ${languages}`;
    for (const together of groupBy(lacking, causeOf).values()) {
      const [{ path, ...data }] = together as [(typeof lacking)[number]];
      if (together.length === 1 && example !== undefined && AMOUNT.test(data.french))
        yield { path, message: 'amount', data: { ...data, example } };
      else if (together.length === 1) yield { path, message: 'text', data };
      else yield { path: partOf(path), message: 'several', data: { ...data, count: together.length } };
    }
    const written = flattenMessages(own);
    const used = usedKeys({ references });
    const known = [...keys].filter((key) => used.has(key));
    const gaps = begun.flatMap((language) => {
      const theirs = keysOf(valueIn(locales, language).words);
      const missing = known.filter((key) => !theirs.has(key));
      return [...groupByPart(missing, theirs)].map(([part, gap]) => ({ part, gap, language }));
    });
    const instead = shownInstead([], optionalEntries, first);
    // The file of the first language says what is to be translated.
    for (const same of groupBy(gaps, ({ gap }) => String(gap)).values()) {
      const languages = same.map(({ language }) => language);
      const [{ part, gap }] = same as [(typeof gaps)[number]];
      const [key = ''] = gap;
      const place = { source, isName: true, path: (gap.length > 1 ? part : key).split('.') };
      const french = excerpt(written.get(key) ?? '');
      if (gap.length > 1)
        yield { ...place, message: 'part', data: { key: part, count: gap.length, first, languages } };
      else yield { ...place, message: 'text', data: { french, languages, instead } };
    }
  },
});

/** A number and perhaps its currency, and nothing else. */
const AMOUNT = /^(?:MAD|[€$£])?[\s\d.,]*\d(?:\s?(?:DH|MAD|[€$£]))?$/;

/** So many missing texts have one cause: a language that is new, or a file that is not the right one. */
const MAX_SINGLE = 100;

/** Returns the path of the block or the page of a text, or of another entry of the config. */
function partOf(path: Path): Path {
  return path.slice(0, path[2] === 'blocks' ? BLOCK_DEPTH : 2);
}

/** Returns whether a text has no words in a language. A stale entry may not be shown, but is not missing. */
export function isMissing({ texts, entries }: SourceText, language: Language): boolean {
  return !texts[language] && !entries?.[language];
}

/** A text that languages lack, and what their visitors see until then. */
interface Lack {
  french: string;
  languages: Language[];
  instead: Translated;
}

/** Returns what visitors of a language see in place of the text at a path. */
export function shownInstead(path: Path, optionalEntries: readonly Path[], first: Language): Translated {
  if (optionalEntries.some((entry) => isInside(path, entry)))
    return {
      en: 'visitors of that language do not see this entry of the list',
      fr: 'les visiteurs dans cette langue ne voient pas cet élément de la liste',
    };
  const { en, fr } = nameLanguages([first]);
  return path[0] === 'pages' && path[2] === 'blocks'
    ? { en: `the whole block is shown in ${en}`, fr: `tout le bloc s’affiche en ${fr}` }
    : { en: `it is shown in ${en}`, fr: `il s’affiche en ${fr}` };
}
