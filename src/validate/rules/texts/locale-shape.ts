import { createProblem, describeRule } from '../../../config/rule';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { isObject, jsonPointer } from '../../../lib/json';
import type { Context } from '../../context';
import { defaultLanguage } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import { PAGES } from '../../../site/messages';

export const localeShape = describeRule({
  code: 'WORDS-005',
  severity: 'error',
  summary: {
    en: 'A locale file has a value that is not a text.',
    fr: 'Un fichier de langue contient une valeur qui n’est pas un texte.',
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
      en: '"pages" holds the translations of the words of site.config.json, so the first language has none. Remove it from this file, or rename the file if it is in another language.',
      fr: '« pages » contient les traductions des textes de site.config.json : la première langue n’en a pas. Supprimez cette partie du fichier, ou renommez le fichier s’il est dans une autre langue.',
    }),
    pages: () => ({
      en: '"pages" is a list of translations. Write { "French text": "translation" }.',
      fr: '« pages » est une liste de traductions. Écrivez { "texte français": "traduction" }.',
    }),
    empty: () => ({
      en: 'This text is empty. Write it, or remove the key from every file.',
      fr: 'Ce texte est vide. Écrivez-le, ou supprimez la clé de tous les fichiers.',
    }),
  },
});

/**
 * Returns an error for each value of a locale file that is neither an object nor a text. An empty text is missing, which
 * only the first language must not be.
 */
export function localeShapeProblems(source: Source, language: Language): Problem[] {
  const found: Problem[] = [];
  const report = (
    path: string[],
    finding: Parameters<typeof createProblem<typeof localeShape.messages>>[1],
  ) =>
    found.push(
      createProblem(localeShape, finding, {
        file: source.file,
        ...source.position(path),
        location: path.join('.'),
        pointer: jsonPointer(path),
      }),
    );
  const walk = (value: unknown, path: string[]) => {
    if (isObject(value)) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    } else if (path.length === 0) report(path, { message: 'file' });
    else if (typeof value !== 'string')
      report(path, { message: 'value', data: { value: Array.isArray(value) ? '[ ]' : String(value) } });
    else if (value.trim() === '' && (value !== '' || language === defaultLanguage))
      report(path, { message: 'empty' });
  };
  const pages = isObject(source.value) ? source.value[PAGES] : undefined;
  if (pages !== undefined && !(isObject(pages) && !Object.values(pages).some(isObject)))
    report([PAGES], { message: 'pages' });
  else walk(source.value, []);
  return found;
}

/** Returns an error when the file of the first language has translations of words. */
export function firstLanguageProblems(locales: Context['locales']): Problem[] {
  const { words, source } = valueIn(locales, defaultLanguage);
  if (words[PAGES] === undefined) return [];
  const place = { file: source.file, ...source.keyPosition([PAGES]), location: PAGES, pointer: `/${PAGES}` };
  return [createProblem(localeShape, { message: 'language' }, place)];
}
