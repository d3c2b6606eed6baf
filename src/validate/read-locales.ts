import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProblem } from '../config/rule';
import type { Problem } from '../config/source/problem';
import { readJson } from '../config/source/read-json';
import { unreadableFile } from '../config/source/rules/unreadable-file';
import { groupBy } from '../lib/lists/group-by';
import { closestMatch } from '../lib/text/closest-match';
import type { Language, Languages } from '../site/languages';
import type { Messages } from '../site/site';
import type { Context } from './context';
import { localeShape, localeShapeProblems } from './rules/texts/locale-shape';

/** Reads the locale files, with the problems that keep their texts from being used. */
export function readLocales(
  root: string,
  { languages, defaultLanguage }: Languages,
): { byLanguage: Context['locales']; problems: Problem[] } {
  const read = languages.map((language) => {
    const isFirst = language === defaultLanguage;
    const { source, problems } = readJson(root, fileOf(language));
    const isMissing = !isFirst && !hasFile(root, language);
    const found = isMissing ? [missingFile(root, language, languages)] : problems;
    const wrong = source.value === undefined ? [] : localeShapeProblems(source, isFirst);
    return { language, source, problems: [...found, ...wrong] };
  });
  const entries = read.map(({ language, source }) => [language, { words: source.value as Messages, source }]);
  return {
    byLanguage: Object.fromEntries(entries) as Context['locales'],
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Returns the problem of a language without a file: it is new, or its code is misspelt. */
function missingFile(root: string, language: Language, languages: readonly Language[]): Problem {
  const files = existsSync(join(root, 'locales')) ? readdirSync(join(root, 'locales')) : [];
  const others = files.map((file) => file.replace('.json', '')).filter((code) => !languages.includes(code));
  const meant = closestMatch(language, others);
  const suggestion = meant === null ? null : fileOf(meant);
  const finding = { message: 'newLanguage', data: { language }, suggestion } as const;
  return createProblem(unreadableFile, finding, { file: fileOf(language), line: 1, column: 1 });
}

/**
 * Joins the problems of texts in a language that the site does not list any more, but has a file of: they have one cause. It is told
 * with that file, unless a listed language has none, which is told already.
 */
export function joinUnlisted(root: string, { languages }: Languages, problems: Problem[]): Problem[] {
  const unlisted = ({ path = [] }: Problem) => {
    const language = String(path.at(-1));
    return /^[a-z]{2,3}$/.test(language) && !languages.includes(language) && hasFile(root, language)
      ? language
      : undefined;
  };
  const isTold = !languages.every((language) => hasFile(root, language));
  return [...groupBy(problems, unlisted)].flatMap(([language, found]) => {
    if (language === undefined) return found;
    const finding = { message: 'unlisted', data: { language, count: found.length } } as const;
    const place = { file: fileOf(language), line: 1, column: 1 };
    return isTold ? [] : [createProblem(localeShape, finding, place)];
  });
}

function fileOf(language: Language): string {
  return `locales/${language}.json`;
}

function hasFile(root: string, language: Language): boolean {
  return existsSync(join(root, fileOf(language)));
}
