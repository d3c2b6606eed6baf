import { inEachLanguage } from '../../../lib/text/message-language';
import { createProblem, type MessageOf, type RuleInfo } from '../../rule-info';
import type { Source } from '../../source/json-source';
import type { Problem } from '../../source/problem';
import { isObject, jsonPointer } from '../../../lib/json';
import { PAGES } from '../../../site/messages';

export const localeShape = {
  code: 'WORDS-005',
  severity: 'error',
  summary: {
    en: 'A locale file has a value that is not a text, or is not that of a listed language.',
    fr: 'Un fichier de langue contient une valeur qui n’est pas un texte, ou n’est pas celui d’une langue déclarée.',
  },
  docs: {
    en: 'A locale file contains keys, and under each key either a text in double quotes or more keys in `{ }`. A list, a number or a blank text is not a text: its place on the page would stay empty. In a translation, `""` is a text that is not translated yet.\n\nWrite a text in double quotes, or remove the key from every file.',
    fr: 'Un fichier de langue contient des clés, et sous chaque clé un texte entre guillemets droits ou d’autres clés entre `{ }`. Une liste, un nombre ou un texte vide n’est pas un texte : sa place sur la page resterait vide. Dans une traduction, `""` est un texte qui n’est pas encore traduit.\n\nÉcrivez un texte entre guillemets droits, ou supprimez la clé de tous les fichiers.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: '' }],
    reports: 'This text is empty.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' }],
  },
  messages: {
    file: () => ({
      en: 'This file is not an object with keys. Write { "key": "text" }.',
      fr: 'Ce fichier ne contient pas de clés entre accolades. Écrivez { "clé": "texte" }.',
    }),
    value: ({ value }: { value: string }) => ({
      en: `${value} is not a text. Write a text in double quotes.`,
      fr: `${value} n’est pas un texte. Écrivez un texte entre guillemets droits.`,
    }),
    language: () => ({
      en: '"pages" holds translations, so the texts of site.config.json are in another language. Put that one first under "languages" again, or remove "pages" from this file.',
      fr: '« pages » contient des traductions : les textes de site.config.json sont donc dans une autre langue. Remettez celle-ci en premier sous « languages », ou supprimez « pages » de ce fichier.',
    }),
    unlisted: ({ language, count }: { language: string; count: number }) => ({
      en: `Texts of site.config.json are in "${language}" (${count}), which is not under "languages" any more. Put it back there, or delete this file and these texts.`,
      fr: `Des textes de site.config.json sont en « ${language} » (${count}), langue qui n’est plus sous « languages ». Remettez-y cette langue, ou supprimez ce fichier et ces textes.`,
    }),
    empty: () => ({
      en: 'This text is empty. Write it, or remove the key from every file.',
      fr: 'Ce texte est vide. Écrivez-le, ou supprimez la clé de tous les fichiers.',
    }),
  },
} satisfies RuleInfo;

/**
 * Returns an error for each value of a locale file, if it is JSON, that is neither an object nor a text. An empty text is missing, which
 * only the first language must not be; that one has no translations of the words of the config.
 */
export function localeShapeProblems(source: Source, isFirst: boolean): Problem[] {
  const found: Problem[] = [];
  if (source.value === undefined) return found;
  const report = (path: string[], finding: MessageOf<typeof localeShape.messages>) =>
    found.push(
      createProblem(localeShape, finding, {
        file: source.file,
        ...source.position(path),
        location: inEachLanguage(() => path.join('.')),
        pointer: jsonPointer(path),
      }),
    );
  const walk = (value: unknown, path: string[]) => {
    if (isObject(value) && !(path[0] === PAGES && path.length > 1))
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    else if (path.length === 0) report(path, { message: 'file' });
    else if (typeof value !== 'string') report(path, { message: 'value', data: { value: shown(value) } });
    else if (value.trim() === '' && (value !== '' || isFirst)) report(path, { message: 'empty' });
  };
  if (isFirst && isObject(source.value) && source.value[PAGES] !== undefined)
    report([PAGES], { message: 'language' });
  else walk(source.value, []);
  return found;
}

function shown(value: unknown): string {
  return Array.isArray(value) ? '[ ]' : isObject(value) ? '{ }' : String(value);
}
