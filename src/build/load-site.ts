import { resolve } from 'node:path';
import { languages, type Language } from '../site/languages';
import { siteOf, type Site, type Words } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { againstSchema } from './against-schema';
import { altProblems } from './alt-problems';
import { buildTime } from './build-clock';
import { currentConfig } from './current-config';
import { dateProblems } from './date-problems';
import { inside } from './inside';
import { linkProblems } from './link-problems';
import { lostPaths } from './lost-paths';
import { pictureProblems } from './picture-problems';
import { pageRules } from './page-rules';
import { configProblem } from './config-problem';
import { priceProblems } from './price-problems';
import { sortedProblems, type Problem } from './problem';
import { publishedSite, type Notice } from './published-site';
import { readJson } from './read-json';
import { redirectProblems } from './redirect-problems';
import { ruleProblems } from './rule-problems';
import { searchProblems } from './search-problems';
import { withSharedBlocks } from './shared-blocks';
import type { Source } from './source';
import { withSeverities } from './with-severities';
import { withoutComments } from './without-comments';
import { unshownFieldProblems } from './unshown-fields';
import { localeProblems, wordProblems } from './word-problems';
import { wordRules } from './word-rules';
import { wordShape } from './word-shape';

export interface LoadedSite {
  /** The site; null when an error stands in its way. */
  site: Site | null;
  /** Every error and warning, sorted by place. */
  problems: Problem[];
  /** When the site has to be built again; undefined when nothing comes or goes by a date. */
  next?: Date | undefined;
}

/** The config of the project. */
export const OWN_CONFIG = 'site.config.json';

interface LoadOptions {
  /** The moment whose site is wanted: what is outside its dates then is not in it. */
  now?: Date;
  /** Whether drafts are shown, as in development. */
  drafts?: boolean;
}

/**
 * Reads the config and the words and checks them: the door of the project. What comes out
 * can be trusted, what cannot is told all at once.
 *
 * @param root the folder of the project
 * @param configFile the config, when it is not `site.config.json`; in the project or anywhere else
 * @throws when `SOURCE_DATE_EPOCH` is no number of seconds and no other moment is given
 */
export function loadSite(
  root: string,
  configFile = OWN_CONFIG,
  { now = buildTime(), drafts = false }: LoadOptions = {},
): LoadedSite {
  const config = currentConfig(root, inside(root, resolve(root, configFile)) ?? configFile);
  const found = checkedSite(root, config, now, drafts);
  const problems = withSeverities(found.problems, config.source.value);
  // A warning that is raised stops the build as any error does.
  return problems.some(isError) ? { site: null, problems } : { ...found, problems };
}

/** The site and what every rule has found, as severe as the rules themselves are. */
function checkedSite(
  root: string,
  config: ReturnType<typeof currentConfig>,
  now: Date,
  drafts: boolean,
): LoadedSite {
  const locales = languages.map((language) => ({
    language,
    ...readJson(root, `locales/${language}.json`),
  }));
  const configFaults = [...config.problems, ...againstSchema(root, config.source)];
  const wordFaults = locales.flatMap(({ source, problems }) => [
    ...problems,
    ...(source.value === undefined ? [] : wordShape(source)),
  ]);
  // Beyond this line a value is what the types say. The config and the words are looked at further on their own,
  // so that a mistake in one hides none in the other; what is between them needs both.
  const words = Object.fromEntries(
    locales.map(({ language, source }) => [language, { words: source.value as Words, source }]),
  ) as Record<Language, { words: Words; source: Source }>;
  const isConfig = configFaults.every(({ severity }) => severity !== 'error');
  const areWords = wordFaults.length === 0;
  const written = withoutComments(config.source.value) as SiteConfig;
  const {
    config: siteConfig,
    source,
    problems: sharedFaults,
  } = isConfig
    ? withSharedBlocks(written, config.source)
    : { config: written, source: config.source, problems: [] };
  const isWhole = isConfig && sharedFaults.every(({ severity }) => severity !== 'error');
  const problems = sortedProblems([
    ...configFaults,
    ...sharedFaults,
    ...wordFaults,
    ...(isWhole ? configProblems(siteConfig, source, root, now) : []),
    ...(areWords ? localeProblems(words) : []),
    ...(isWhole && areWords ? wordProblems(siteConfig, source, words) : []),
    // Each text once, where it is written: in a shared block, not on the pages that use it.
    ...(isWhole && areWords
      ? wordRules(written, config.source, words, root, config.source.file === OWN_CONFIG)
      : []),
  ]);
  if (problems.some(isError)) return { site: null, problems };
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, words[language].words]),
  ) as Record<Language, Words>;
  const whole = siteOf(siteConfig, byLanguage);
  const published = publishedSite(siteConfig, now, { drafts });
  return {
    site: siteOf(published.config, byLanguage),
    problems: sortedProblems([
      ...problems,
      ...priceProblems(whole, source),
      ...searchProblems(whole, source),
      ...altProblems(whole, source),
      ...leftOut(published.notices, siteConfig, source),
    ]),
    next: published.next,
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** What is wrong with a config that fits the schema, whatever its words are. */
function configProblems(config: SiteConfig, source: Source, root: string, now: Date): Problem[] {
  return [
    ...ruleProblems(config, source),
    ...dateProblems(config, source),
    ...linkProblems(config, source),
    ...redirectProblems(config, source),
    ...pictureProblems(config, source, root),
    ...pageRules(config, source),
    ...unshownFieldProblems(config, source),
    // Another config than the project's own, such as one that is tried out, has published nothing.
    ...(source.file === OWN_CONFIG ? lostPaths(root, config, now) : []),
  ];
}

/** What this build leaves out, told at its place in the file: the published site has lost the places. */
function leftOut(notices: Notice[], config: SiteConfig, source: Source): Problem[] {
  return notices.map(({ path, message }) =>
    configProblem(config, source, { code: 'DATE-005', path, message, severity: 'warning' }),
  );
}
