import { resolve } from 'node:path';
import { languages, type Language } from '../site/languages';
import { siteOf, type Site, type Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { adPriceProblems } from './rules/prices/ad-price-mismatch';
import { validateSchema } from './schema/check-schema';
import { altProblems } from './rules/pictures/uninformative-alt';
import { buildTime } from '../config/publication/build-time';
import { currentConfig } from '../config/migrations/read-config';
import { dateProblems } from './rules/dates/dates';
import { relativePath } from '../lib/paths';
import { linkProblems } from './rules/links/references';
import { unredirectedPaths } from './rules/paths/unpublished-path';
import { pictureProblems } from './rules/pictures/missing-picture';
import { pageRules } from './rules/index';
import { configProblem } from '../config/report';
import { priceProblems } from './rules/prices/price-mismatch';
import { sortedProblems, type Problem } from '../config/source/problem';
import { publishedSite, type Notice } from '../config/publication/published-site';
import { readJson } from '../config/source/read-json';
import { redirectProblems } from './rules/redirects/redirects';
import { ruleProblems } from './rules/config/severity-too-low';
import { searchProblems } from './rules/seo/title-and-description';
import { withSharedBlocks } from '../config/shared-blocks';
import type { Source } from '../config/source/json-source';
import { withSeverities } from './severity';
import { validParts, type ValidParts } from './recovery/valid-parts';
import { withoutComments } from '../config/source/strip-comments';
import { unusedFieldProblems } from './rules/config/unused-field';
import { localeProblems, wordProblems } from './rules/texts/missing-text';
import { wordRules } from './rules/texts/index';
import { wordShape } from './rules/texts/locale-shape';

export interface LoadedSite {
  /** The site; null when an error stands in its way. */
  site: Site | null;
  /** Every error and warning, sorted by place. */
  problems: Problem[];
  /** When the site has to be built again; undefined when nothing comes or goes by a date. */
  next?: Date | undefined;
  /** How many pages of the config are not in the site, because they are drafts or outside their dates. */
  unpublished?: number;
}

/** The config of the project. */
export const OWN_CONFIG = 'site.config.json';

interface LoadOptions {
  /** The moment whose site is wanted: what is outside its dates then is not in it. */
  now?: Date;
  /** Whether drafts and pages outside their dates are in it too, as in development. */
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
  const config = currentConfig(root, relativePath(root, resolve(root, configFile)) ?? configFile);
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
  const isJson =
    config.problems.every(({ severity }) => severity === 'warning') && config.source.value !== undefined;
  const shared = isJson
    ? withSharedBlocks(withoutComments(config.source.value) as SiteConfig, config.source)
    : null;
  const misfits = validateSchema(root, config.source);
  // Where a page is not as it must be, a shared block may be used there.
  const isSure = ({ code }: Problem) => code !== 'SHARED-002' || misfits.length === 0;
  const configFaults = [...config.problems, ...misfits, ...(shared?.problems ?? []).filter(isSure)];
  const wordFaults = locales.flatMap(({ source, problems }) => [
    ...problems,
    ...(source.value === undefined ? [] : wordShape(source)),
  ]);
  const words = Object.fromEntries(
    locales.map(({ language, source }) => [language, { words: source.value as Messages, source }]),
  ) as Record<Language, { words: Messages; source: Source }>;
  const areWords = wordFaults.length === 0;
  // What has a mistake is set aside and the rest looked at, so that one mistake hides no other, and none is told that
  // only comes from another. Within what is left, a value is what the types say.
  const trusted = (faults: Problem[], needed: Parameters<typeof validParts>[2]) =>
    shared && configFaults.every(({ path, severity }) => path !== undefined || severity === 'warning')
      ? validParts(shared.config, shared.inPlace(faults.filter(setsAside)), needed)
      : null;
  const source = shared?.source ?? config.source;
  const linked = trusted(configFaults, ['theme', 'menus', 'contact']);
  const spoken = areWords ? trusted(configFaults, []) : null;
  const judged = areWords ? trusted(configFaults, ['organization']) : null;
  const isOwn = config.source.file === OWN_CONFIG;
  const problems = [
    ...configFaults,
    ...wordFaults,
    ...sure(linked, (known) => configProblems(known, source, root, now)),
    ...(areWords ? localeProblems(words) : []),
    ...sure(spoken, (known) => wordProblems(known, source, words)),
    ...sure(judged, (known) => wordRules(known, source, words, root, isOwn)),
  ];
  const errors = problems.filter(isError);
  const byLanguage = Object.fromEntries(
    languages.map((language) => [language, words[language].words]),
  ) as Record<Language, Messages>;
  // What is advised is advised of words that are there.
  const advised = areWords ? trusted([...errors, ...configFaults], ['organization', 'theme']) : null;
  problems.push(...sure(advised, (known) => advice(siteOf(known, byLanguage), source)));
  if (errors.length > 0 || !shared) return { site: null, problems: sortedProblems(problems) };
  const published = publishedSite(shared.config, now, { drafts });
  return {
    site: siteOf(published.config, byLanguage),
    problems: sortedProblems([...problems, ...leftOut(published.notices, shared.config, source)]),
    next: published.next,
    unpublished: shared.config.pages.length - published.config.pages.length,
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** Whether a rule could miss something where this problem is: the words of a block that no page uses look unused. */
function setsAside(problem: Problem): boolean {
  return isError(problem) || problem.code === 'SHARED-002';
}

/** What rules find in what can be trusted of a config, and is no consequence of what else is wrong. */
function sure(trusted: ValidParts | null, find: (config: SiteConfig) => Problem[]): Problem[] {
  return trusted ? find(trusted.config).filter(trusted.isSure) : [];
}

/** What would be better otherwise. */
function advice(site: Site, source: Source): Problem[] {
  return [
    ...priceProblems(site, source),
    ...adPriceProblems(site, source),
    ...searchProblems(site, source),
    ...altProblems(site, source),
  ];
}

/** What is wrong with a config whatever its words are; each rule judges what it sees, not what it misses. */
function configProblems(config: SiteConfig, source: Source, root: string, now: Date): Problem[] {
  return [
    ...ruleProblems(config, source),
    ...dateProblems(config, source),
    ...linkProblems(config, source),
    ...redirectProblems(config, source),
    ...pictureProblems(config, source, root),
    ...pageRules(config, source),
    ...unusedFieldProblems(config, source),
    // Another config than the project's own, such as one that is tried out, has published nothing.
    ...(source.file === OWN_CONFIG ? unredirectedPaths(root, config, now) : []),
  ];
}

/** What this build leaves out, told at its place in the file: the published site has lost the places. */
function leftOut(notices: Notice[], config: SiteConfig, source: Source): Problem[] {
  return notices.map(({ path, message }) =>
    configProblem(config, source, { code: 'DATE-005', path, message, severity: 'warning' }),
  );
}
