import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { leavesIn } from '../lib/json';
import { escapeRegExp } from '../lib/text/escape-reg-exp';
import { closestMatch } from '../lib/text/closest-match';
import type { Language, Languages } from '../site/languages';
import { createProblem } from './rule-info';
import { unreadableFile } from './rules/source/unreadable-file';
import type { Source } from './source/json-source';
import type { Problem } from './source/problem';

const LOCALES = 'locales';

/** Returns the name of the file with the texts of a language. */
export function localeFile(language: Language): string {
  return `${LOCALES}/${language}.json`;
}

/** Returns whether a site has a file of a language, in this spelling: some systems find `EN.json` as well, and hosts do not. */
export function hasLocale(root: string, language: Language): boolean {
  return namesIn(root).includes(LOCALES) && namesIn(join(root, LOCALES)).includes(`${language}.json`);
}

/**
 * Returns the problems of locale files, or of their folder, that are there under another name.
 *
 * @param languages those of the site
 * @param lost the languages without a file
 */
export function misnamed(root: string, languages: readonly Language[], lost: readonly Language[]): Problem[] {
  const ofSite = languages.map((language) => `${language}.json`);
  const names = namesIn(root);
  const folder = names.find(
    (name) => /locale/i.test(name) && namesIn(join(root, name)).some((inside) => ofSite.includes(inside)),
  );
  if (!names.includes(LOCALES)) return folder === undefined ? [] : [renameProblem(folder, LOCALES)];
  const others = namesIn(join(root, LOCALES)).filter((name) => !ofSite.includes(name));
  return lost.flatMap((language) => {
    const code = escapeRegExp(language);
    // "EN.json", "en (1).json", "en - Copie.json", "en.json.txt" and "Copie de en.json".
    const isCopy = new RegExp(`^${code}(?!\\p{L}).*\\.json|(?<!\\p{L})${code}\\.json`, 'iu');
    const found = others.find((name) => isCopy.test(name));
    return found === undefined ? [] : [renameProblem(`${LOCALES}/${found}`, localeFile(language))];
  });
}

/**
 * Returns the problems of languages without a locale file, one for the folder when it is missing. A translation without a file is
 * perhaps a new language, or its code is misspelt.
 */
export function missingLocales(
  root: string,
  { languages, defaultLanguage, source }: Languages & { source: Source },
  lost: readonly Language[],
): Problem[] {
  const hasFolder = namesIn(root).includes(LOCALES);
  if (!hasFolder && lost.includes(defaultLanguage)) return [missingProblem(LOCALES)];
  const codes = namesIn(join(root, LOCALES)).map((name) => name.replace('.json', ''));
  const others = codes.filter((code) => !languages.includes(code));
  return (hasFolder ? lost : lost.slice(0, 1)).map((language) => {
    const file = localeFile(language);
    const meant = closestMatch(language, others);
    // A new language may be similar to one that the site had; texts of the config are in the one that is meant.
    if (meant !== null && leavesIn(source.value).some(({ path }) => path.at(-1) === meant)) {
      const finding = { message: 'otherCode', data: { language, meant }, suggestion: meant } as const;
      const path = ['languages', languages.indexOf(language), 'code'];
      return createProblem(unreadableFile, finding, { file: source.file, ...source.position(path), path });
    }
    if (language === defaultLanguage) return missingProblem(file);
    return createProblem(unreadableFile, { message: 'newLanguage', data: { language, file } }, { file });
  });
}

function missingProblem(file: string): Problem {
  return createProblem(unreadableFile, { message: 'missing', data: { file } }, { file });
}

function renameProblem(file: string, right: string): Problem {
  return createProblem(unreadableFile, { message: 'misnamed', data: { right } }, { file });
}

/** Returns the names in a folder; none when it is no folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
