import { fillTheme } from './fill-theme';
import { readSiteFiles, type SiteFiles } from './read-config';
import { createReferenceFinder } from './references/find-references';
import { isError, sortProblems, type Problem } from './source/problem';
import { stripComments } from '../lib/json';
import { perLanguage, valueIn } from '../site/languages';
import { createSite, type Messages, type Site } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { checkRules } from './check-rules';
import type { Context } from './context';
import { createContext } from './create-context';
import { missingLocales } from './locale-files';
import { rules } from './rules/index';
import { localeShapeProblems } from './rules/texts/locale-shape';
import { unreadableFile } from './rules/source/unreadable-file';
import { validateSchema } from './schema/validate-schema';
import { withFrame } from './texts/frame-words';
import { needsLocale } from './texts/needs-locale';
import { joinUnlisted } from './unlisted-language';

export interface LoadedSite {
  site: Site | null;
  /** Every error and warning, sorted: errors first. */
  problems: Problem[];
  /** Number of pages that are not in the site because they are drafts. */
  unpublished?: number;
}

interface LoadOptions {
  /** Paths that were published at another commit, and that the lock file may have lost. */
  earlierPaths?: readonly string[] | undefined;
  drafts?: boolean;
  /** The folder of the project, which holds the schema and the texts of the layout. */
  project?: string | undefined;
}

/**
 * Reads and validates the config and the locale files. All commands load the site through this function, so they can
 * rely on its result. The problems of the files and of the schema are reported first, all at once; when there are none, those
 * of all rules.
 */
export function loadSite(
  root: string,
  { drafts = false, project, earlierPaths }: LoadOptions = {},
): LoadedSite {
  const files = readSiteFiles(root, project);
  const { problems, context } = checkSite(files, root, drafts, earlierPaths);
  if (!context || problems.some(isError)) return { site: null, problems };
  const { published, site } = context;
  return {
    site: createSite(published.config, site.messages),
    problems,
    unpublished: site.config.pages.length - published.config.pages.length,
  };
}

/** Returns every problem, with the severities that the config sets; and what the rules know when they have run. */
export function checkSite(
  files: SiteFiles,
  root: string,
  drafts = false,
  earlierPaths?: readonly string[],
): { problems: Problem[]; context?: Context } {
  const { source, schema, languages } = files;
  // Without a file of the texts, what the config has in its language is no mistake.
  const isUnreadable = files.problems.some(({ code }) => code === unreadableFile.code);
  if (isUnreadable) return { problems: sortProblems(files.problems) };
  const problems = [
    ...files.problems,
    ...(schema.length > 0 ? joinUnlisted(root, languages, validateSchema(schema, source)) : []),
    ...languages.flatMap((language) =>
      localeShapeProblems(valueIn(files.locales, language), language === files.defaultLanguage),
    ),
  ];
  if (problems.some(isError)) return { problems: sortProblems(problems) };
  const context = contextOf(files, root, drafts, earlierPaths);
  const needed = files.lost.filter((language) => needsLocale(context, language));
  const lost = missingLocales(root, files, needed);
  if (lost.length > 0) return { problems: sortProblems([...problems, ...lost]) };
  const { lock } = context;
  if (lock && lock.problems.length > 0) return { problems: sortProblems([...problems, ...lock.problems]) };
  return { problems: sortProblems([...problems, ...checkRules(rules, context)]), context };
}

/** Returns what the rules know of a site that matches the schema; of any other one, as far as its values can be read. */
export function contextOf(
  files: SiteFiles,
  root: string,
  drafts: boolean,
  earlierPaths?: readonly string[],
): Context {
  const { source, added } = files;
  const locales = perLanguage(files, (language) => {
    const locale = valueIn(files.locales, language);
    return { source: locale, words: withFrame(locale.value as Messages, files.frames[language]) };
  });
  const config = fillTheme(stripComments(source.value) as SiteConfig);
  const findReferences = createReferenceFinder(files.schema);
  return createContext({ config, source, root, drafts, earlierPaths, locales, findReferences, added });
}
