import { resolve } from 'node:path';
import { readConfig } from '../config/migrations/read-config';
import { buildTime } from '../config/publication/build-time';
import { publishedSite, type Notice } from '../config/publication/published-site';
import { configProblem } from '../config/report';
import { withSharedBlocks } from '../config/shared-blocks';
import type { Source } from '../config/source/json-source';
import { sortProblems, type Problem } from '../config/source/problem';
import { readJson } from '../config/source/read-json';
import { stripComments } from '../config/source/strip-comments';
import { relativePath } from '../lib/paths';
import { languages, perLanguage, type Language } from '../site/languages';
import { createSite, type Site, type Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { validParts, type ValidParts } from './recovery/valid-parts';
import { ruleProblems } from './rules/config/severity-too-low';
import { unusedFieldProblems } from './rules/config/unused-field';
import { dateProblems } from './rules/dates/dates';
import { pageRules } from './rules/index';
import { linkProblems } from './rules/links/references';
import { unredirectedPaths } from './rules/paths/unpublished-path';
import { pictureProblems } from './rules/pictures/missing-picture';
import { altProblems } from './rules/pictures/uninformative-alt';
import { adPriceProblems } from './rules/prices/ad-price-mismatch';
import { priceProblems } from './rules/prices/price-mismatch';
import { redirectProblems } from './rules/redirects/redirects';
import { searchProblems } from './rules/seo/title-and-description';
import { textRules } from './rules/texts/index';
import { localeShapeProblems } from './rules/texts/locale-shape';
import { localeProblems, textProblems } from './rules/texts/missing-text';
import { validateSchema } from './schema/check-schema';
import { applySeverities } from './severity';

export interface LoadedSite {
  /** The site; null when there is an error. */
  site: Site | null;
  /** Every error and warning, sorted by position. */
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
}

/**
 * Reads and validates the config and the locale files. All commands load the site through this function, so they can
 * rely on its result. All problems are reported at once.
 *
 * @param root the folder of the project
 * @param configFile the config, when it is not `site.config.json`; in the project or elsewhere
 * @throws when `SOURCE_DATE_EPOCH` is not a number of seconds and `now` is not given
 */
export function loadSite(
  root: string,
  configFile = OWN_CONFIG,
  { now = buildTime(), drafts = false }: LoadOptions = {},
): LoadedSite {
  const config = readConfig(root, relativePath(root, resolve(root, configFile)) ?? configFile);
  const result = checkedSite(root, config, now, drafts);
  const problems = applySeverities(result.problems, config.source.value);
  // A warning that is raised to an error also stops the build.
  return problems.some(isError) ? { site: null, problems } : { ...result, problems };
}

/** Returns the site and the problems of every rule, with default severities. */
function checkedSite(
  root: string,
  config: ReturnType<typeof readConfig>,
  now: Date,
  drafts: boolean,
): LoadedSite {
  const locales = languages.map((language) => ({
    language,
    ...readJson(root, `locales/${language}.json`),
  }));
  const isJson =
    config.problems.every(({ severity }) => severity === 'warning') && config.source.value !== undefined;
  const shared = isJson
    ? withSharedBlocks(stripComments(config.source.value) as SiteConfig, config.source)
    : null;
  const schemaProblems = validateSchema(root, config.source);
  // An invalid page may use a shared block that looks unused.
  const isReliable = ({ code }: Problem) => code !== 'SHARED-002' || schemaProblems.length === 0;
  const configFaults = [
    ...config.problems,
    ...schemaProblems,
    ...(shared?.problems ?? []).filter(isReliable),
  ];
  const localeFaults = locales.flatMap(({ source, problems }) => [
    ...problems,
    ...(source.value === undefined ? [] : localeShapeProblems(source)),
  ]);
  const words = Object.fromEntries(
    locales.map(({ language, source }) => [language, { words: source.value as Messages, source }]),
  ) as Record<Language, { words: Messages; source: Source }>;
  const areLocalesValid = localeFaults.length === 0;
  // Invalid parts are excluded and the rest is checked, so that one error hides no other, and no error is reported that
  // only follows from another. The remaining values match their types.
  const partsWithout = (faults: Problem[], needed: Parameters<typeof validParts>[2]) =>
    shared && configFaults.every(({ path, severity }) => path !== undefined || severity === 'warning')
      ? validParts(shared.config, shared.inPlace(faults.filter(isExcluding)), needed)
      : null;
  const source = shared?.source ?? config.source;
  const linkParts = partsWithout(configFaults, ['theme', 'menus', 'contact']);
  const textParts = areLocalesValid ? partsWithout(configFaults, []) : null;
  const ruleParts = areLocalesValid ? partsWithout(configFaults, ['organization']) : null;
  const isOwn = config.source.file === OWN_CONFIG;
  const problems = [
    ...configFaults,
    ...localeFaults,
    ...reliableProblems(linkParts, (known) => configProblems(known, source, root, now)),
    ...(areLocalesValid ? localeProblems(words) : []),
    ...reliableProblems(textParts, (known) => textProblems(known, source, words)),
    ...reliableProblems(ruleParts, (known) => textRules(known, source, words, root, isOwn)),
  ];
  const errors = problems.filter(isError);
  const byLanguage = perLanguage((language) => words[language].words);
  // What is adviceParts is adviceParts of words that are there.
  const adviceParts = areLocalesValid
    ? partsWithout([...errors, ...configFaults], ['organization', 'theme'])
    : null;
  problems.push(...reliableProblems(adviceParts, (known) => advice(createSite(known, byLanguage), source)));
  if (errors.length > 0 || !shared) return { site: null, problems: sortProblems(problems) };
  const published = publishedSite(shared.config, now, { drafts });
  return {
    site: createSite(published.config, byLanguage),
    problems: sortProblems([...problems, ...omissionProblems(published.notices, shared.config, source)]),
    next: published.next,
    unpublished: shared.config.pages.length - published.config.pages.length,
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** Returns whether the part with a problem is excluded: the texts of a block that no page uses look unused. */
function isExcluding(problem: Problem): boolean {
  return isError(problem) || problem.code === 'SHARED-002';
}

/** Returns the problems that rules find in the valid parts of a config and that do not follow from other errors. */
function reliableProblems(valid: ValidParts | null, find: (config: SiteConfig) => Problem[]): Problem[] {
  return valid ? find(valid.config).filter(valid.isReliable) : [];
}

/** Returns suggestions for improvement. */
function advice(site: Site, source: Source): Problem[] {
  return [
    ...priceProblems(site, source),
    ...adPriceProblems(site, source),
    ...searchProblems(site, source),
    ...altProblems(site, source),
  ];
}

/** Returns the problems of a config that do not depend on its texts. */
function configProblems(config: SiteConfig, source: Source, root: string, now: Date): Problem[] {
  return [
    ...ruleProblems(config, source),
    ...dateProblems(config, source),
    ...linkProblems(config, source),
    ...redirectProblems(config, source),
    ...pictureProblems(config, source, root),
    ...pageRules(config, source),
    ...unusedFieldProblems(config, source),
    // Only the config of the project has published paths.
    ...(source.file === OWN_CONFIG ? unredirectedPaths(root, config, now) : []),
  ];
}

/** Returns a warning for each omitted part, at its position in the file, which the published config no longer has. */
function omissionProblems(notices: Notice[], config: SiteConfig, source: Source): Problem[] {
  return notices.map(({ path, message }) =>
    configProblem(config, source, { code: 'DATE-005', path, message, severity: 'warning' }),
  );
}
