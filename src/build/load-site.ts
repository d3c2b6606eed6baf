import { resolve } from 'node:path';
import { languages, type Language } from '../site/languages';
import { siteOf, type Site, type Words } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { inside } from './inside';
import { linkProblems } from './link-problems';
import { pictureProblems } from './picture-problems';
import { priceProblems } from './price-problems';
import { sortedProblems, type Problem } from './problem';
import { readJson } from './read-json';
import { redirectProblems } from './redirect-problems';
import { schemaFiles } from './schema-files';
import { schemaCheck, type SchemaCheck } from './schema-problems';
import type { Source } from './source';
import { withoutComments } from './without-comments';
import { wordProblems } from './word-problems';
import { wordShape } from './word-shape';

export interface LoadedSite {
  /** The site; null when an error stands in its way. */
  site: Site | null;
  /** Every error and warning, sorted by place. */
  problems: Problem[];
}

/**
 * Reads the config and the words and checks them: the door of the project. What comes out
 * can be trusted, what cannot is told all at once.
 *
 * @param root the folder of the project
 * @param configFile the config, when it is not `site.config.json`; in the project or anywhere else
 */
export function loadSite(root: string, configFile = 'site.config.json'): LoadedSite {
  const config = readJson(root, inside(root, resolve(root, configFile)) ?? configFile);
  const locales = languages.map((language) => ({
    language,
    ...readJson(root, `locales/${language}.json`),
  }));
  const unread = [config, ...locales].flatMap((read) => read.problems);
  const shape = [
    ...schemaProblems(root, config.source),
    ...locales.flatMap(({ source }) => (source.value === undefined ? [] : wordShape(source))),
  ];
  const early = [...unread, ...shape];
  if (early.length > 0) return { site: null, problems: sortedProblems(early) };

  const siteConfig = withoutComments(config.source.value) as SiteConfig;
  const words = Object.fromEntries(
    locales.map(({ language, source }) => [language, { words: source.value as Words, source }]),
  ) as Record<Language, { words: Words; source: Source }>;
  const problems = sortedProblems([
    ...linkProblems(siteConfig, config.source),
    ...redirectProblems(siteConfig, config.source),
    ...pictureProblems(siteConfig, config.source, root),
    ...wordProblems(siteConfig, config.source, words),
  ]);
  if (problems.some((problem) => problem.severity === 'error')) return { site: null, problems };
  const byLanguage = Object.fromEntries(languages.map((language) => [language, words[language].words]));
  const site = siteOf(siteConfig, byLanguage as Record<Language, Words>);
  return { site, problems: sortedProblems([...problems, ...priceProblems(site, config.source)]) };
}

/** The check takes longer to make than to use: it is kept until a schema file says something else. */
let made: { from: string; check: SchemaCheck } | undefined;

function schemaProblems(root: string, source: Source): Problem[] {
  const { files, problems } = schemaFiles(root);
  if (problems.length > 0) return problems;
  const from = files.map(({ name, text }) => `${name}\n${text}`).join('\n');
  if (made?.from !== from) made = { from, check: schemaCheck(files) };
  return source.value === undefined ? [] : made.check(source);
}
