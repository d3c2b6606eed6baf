import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/read-config';
import { buildTime } from '../config/publication/build-time';
import { createReferenceFinder } from '../config/references/find-references';
import { readSchemaFiles } from '../config/schema/schema-files';
import { createProblem } from '../config/rule';
import { sortProblems, type Problem } from '../config/source/problem';
import { readJson } from '../config/source/read-json';
import { unreadableFile } from '../config/source/rules/unreadable-file';
import { stripComments } from '../config/source/strip-comments';
import { relativePath } from '../lib/paths';
import type { Language, Languages } from '../site/languages';
import { createSite, type Messages, type Site } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { checkRules } from './check-rules';
import type { Context } from './context';
import { createContext } from './create-context';
import { allRules, rules } from './rules/index';
import { localeShapeProblems } from './rules/texts/locale-shape';
import { validateSchema } from './schema/validate-schema';
import { applySeverities } from './severity';

export interface LoadedSite {
  /** The site; null when there is an error. */
  site: Site | null;
  /** Every error and warning, sorted: errors first. */
  problems: Problem[];
  /** When the site has to be built again; undefined when nothing is published or expires later. */
  next?: Date | undefined;
  /** Number of pages that are not in the site because they are drafts or outside their dates. */
  unpublished?: number;
}

/** The name of the config of the project. */
export const OWN_CONFIG = 'site.config.json';

interface LoadOptions {
  /** The moment to load the site for: content outside its dates is omitted. */
  now?: Date;
  /** Whether to include drafts and pages outside their dates, as in development. */
  drafts?: boolean;
  /** The folder of the project, which holds the schema. */
  project?: string | undefined;
}

/**
 * Reads and validates the config and the locale files. All commands load the site through this function, so they can
 * rely on its result. The problems of the files and of the schema are reported first, all at once; when there are none, those
 * of all rules.
 *
 * @param root the folder of the site
 * @param configFile the config, when it is not `site.config.json`; in this folder or elsewhere
 * @throws when `SOURCE_DATE_EPOCH` is not a number of seconds and `now` is not given
 */
export function loadSite(
  root: string,
  configFile = OWN_CONFIG,
  { now = buildTime(), drafts = false, project }: LoadOptions = {},
): LoadedSite {
  const config = readConfig(root, relativePath(root, resolve(root, configFile)) ?? configFile);
  const result = checkSite(root, config, readSchemaFiles(project), now, drafts);
  const problems = sortProblems(applySeverities(result.problems, config.source.value, allRules));
  // A warning that is raised to an error also stops the build.
  return problems.some(isError) ? { site: null, problems } : { ...result, problems };
}

/** Returns the site and the problems, with default severities: those of files and of the schema, or those of the rules. */
function checkSite(
  root: string,
  { source, problems: readProblems, ...languages }: ReturnType<typeof readConfig>,
  schema: ReturnType<typeof readSchemaFiles>,
  now: Date,
  drafts: boolean,
): LoadedSite {
  const locales = readLocales(root, languages);
  const problems = [
    ...readProblems,
    ...schema.problems,
    ...(schema.problems.length > 0 ? [] : validateSchema(schema.files, source)),
    ...locales.problems,
  ];
  if (problems.some(isError)) return { site: null, problems };

  const config = stripComments(source.value) as SiteConfig;
  const findReferences = createReferenceFinder(schema.files);
  const context = createContext({
    config,
    source,
    root,
    now,
    drafts,
    isOwn: source.file === OWN_CONFIG,
    locales: locales.byLanguage,
    findReferences,
  });
  problems.push(...checkRules(rules, context));
  if (problems.some(isError)) return { site: null, problems };
  const { published, site } = context;
  return {
    site: published.config === site.config ? site : createSite(published.config, site.messages),
    problems,
    next: published.next,
    unpublished: site.config.pages.length - published.config.pages.length,
  };
}

/** Reads the locale files, with the problems that keep their texts from being used. */
function readLocales(root: string, site: Languages): { byLanguage: Context['locales']; problems: Problem[] } {
  const { languages, defaultLanguage } = site;
  const read = languages.map((language) => ({ language, ...readLocale(root, language, defaultLanguage) }));
  const entries = read.map(({ language, source }) => [language, { words: source.value as Messages, source }]);
  const byLanguage = Object.fromEntries(entries) as Context['locales'];
  const problems = read.flatMap(({ language, source, problems: found }) => [
    ...found,
    ...(source.value === undefined ? [] : localeShapeProblems(source, language === defaultLanguage)),
  ]);
  return { byLanguage, problems };
}

/** Reads a locale file. A translation without one is perhaps a new language. */
function readLocale(
  root: string,
  language: Language,
  defaultLanguage: Language,
): ReturnType<typeof readJson> {
  const file = `locales/${language}.json`;
  const read = readJson(root, file);
  if (language === defaultLanguage || existsSync(join(root, file))) return read;
  const finding = { message: 'newLanguage', data: { language } } as const;
  return { ...read, problems: [createProblem(unreadableFile, finding, { file, line: 1, column: 1 })] };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
