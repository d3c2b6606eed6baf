import { createProblem, describeRule } from '../../../config/rule';
import type { Problem } from '../../../config/source/problem';
import { nameLanguages } from '../../../config/texts/language-names';
import { flattenMessages } from '../../../site/messages';
import { languages, valueIn, type Language } from '../../../site/languages';
import type { Context } from '../../context';
import { languageOf } from './language-of';

export const exchangedFiles = describeRule({
  code: 'WORDS-020',
  severity: 'error',
  summary: {
    en: 'Two locale files are exchanged.',
    fr: 'Deux fichiers de langue sont intervertis.',
  },
  docs: {
    en: 'Most texts of each of the two files are in the language of the other one: the files were exchanged when they were copied. Until they are right, no other rule checks the texts.\n\nRename each file to the name of the other.',
    fr: 'La plupart des textes de chacun des deux fichiers sont dans la langue de l’autre : les fichiers ont été intervertis lors d’une copie. En attendant, aucune autre règle ne vérifie les textes.\n\nDonnez à chaque fichier le nom de l’autre.',
  },
  examples: { none: 'An example would have to contain all texts of two files.' },
  messages: {
    exchanged: ({ file, other, language, found }: Exchange) => ({
      en: `${file} and ${other} are exchanged: the ${nameLanguages([language]).en} file is in ${nameLanguages([found]).en}. Rename each to the name of the other.`,
      fr: `${file} et ${other} sont intervertis : le fichier ${nameLanguages([language]).fr} est en ${nameLanguages([found]).fr}. Donnez à chacun le nom de l’autre.`,
    }),
  },
});

interface Exchange {
  file: string;
  other: string;
  language: Language;
  found: Language;
}

/** Returns an error when two of the locale files are in the language of each other. */
export function exchangedFilesProblems(locales: Context['locales']): Problem[] {
  const found = languages.map((language) => mainLanguage(valueIn(locales, language).words));
  return languages.flatMap((language, index) => {
    const other = found[index];
    const isFirst = other !== undefined && languages.indexOf(other) > index;
    if (!isFirst || found[languages.indexOf(other)] !== language) return [];
    const { file } = valueIn(locales, language).source;
    const data = { file, other: valueIn(locales, other).source.file, language, found: other };
    return [createProblem(exchangedFiles, { message: 'exchanged', data }, { file, line: 1, column: 1 })];
  });
}

/** Returns the language of most texts of a file; undefined when there are few or none has a majority. */
function mainLanguage(words: Context['locales'][Language]['words']): Language | undefined {
  const found = [...flattenMessages(words).values()]
    .slice(0, SAMPLE)
    .flatMap((text) => languageOf(text) ?? []);
  if (found.length < MIN_TEXTS) return undefined;
  return languages.find((language) => found.filter((name) => name === language).length > found.length / 2);
}

/** The first texts are enough to know the language of a file. */
const SAMPLE = 200;
const MIN_TEXTS = 5;
