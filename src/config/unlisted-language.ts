import { hasLocale, localeFile } from './locale-files';
import { createProblem } from './rule-info';
import type { Problem } from './source/problem';
import { groupBy } from '../lib/lists/group-by';
import type { Language } from '../site/languages';
import { localeShape } from './rules/texts/locale-shape';

/**
 * Joins the problems of texts in a language that the site does not list any more, but has a file of: they have one cause. It is told
 * with that file.
 */
export function joinUnlisted(root: string, languages: readonly Language[], problems: Problem[]): Problem[] {
  const unlisted = ({ path = [] }: Problem) => {
    const language = String(path.at(-1));
    return /^[a-z]{2,3}$/.test(language) && !languages.includes(language) && hasLocale(root, language)
      ? language
      : undefined;
  };
  return [...groupBy(problems, unlisted)].flatMap(([language, found]) => {
    if (language === undefined) return found;
    const finding = { message: 'unlisted', data: { language, count: found.length } } as const;
    return [createProblem(localeShape, finding, { file: localeFile(language) })];
  });
}
