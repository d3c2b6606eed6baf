import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../site/languages';
import { siteOf, type Site, type Words } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { linkProblems } from './link-problems';
import { sortedProblems, type Problem } from './problem';
import { schemaFiles } from './schema-files';
import { schemaCheck, type SchemaCheck } from './schema-problems';
import { readSource, type Source } from './source';
import { wordProblems } from './word-problems';

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
 * @param configFile the config, when it is not `site.config.json`
 * @throws when a file cannot be read
 */
export function loadSite(root: string, configFile = 'site.config.json'): LoadedSite {
  const config = readSource(configFile, readFileSync(join(root, configFile), 'utf8'));
  const locales = languages.map((language) => {
    const file = `locales/${language}.json`;
    return { language, ...readSource(file, readFileSync(join(root, file), 'utf8')) };
  });
  const syntax = [config, ...locales].flatMap((read) => read.problems);
  const shape = [
    ...(config.source.value === undefined ? [] : check(root)(config.source)),
    ...locales.flatMap(({ source }) => (source.value === undefined ? [] : wordShape(source))),
  ];
  const early = [...syntax, ...shape];
  if (early.length > 0) return { site: null, problems: sortedProblems(early) };

  const siteConfig = config.source.value as SiteConfig;
  const words = Object.fromEntries(
    locales.map(({ language, source }) => [language, { words: source.value as Words, source }]),
  ) as Record<Language, { words: Words; source: Source }>;
  const problems = sortedProblems([
    ...linkProblems(siteConfig, config.source),
    ...wordProblems(siteConfig, config.source, words),
  ]);
  if (problems.some((problem) => problem.severity === 'error')) return { site: null, problems };
  const byLanguage = Object.fromEntries(languages.map((language) => [language, words[language].words]));
  return { site: siteOf(siteConfig, byLanguage as Record<Language, Words>), problems };
}

const checks = new Map<string, SchemaCheck>();

function check(root: string): SchemaCheck {
  const made = checks.get(root) ?? schemaCheck(schemaFiles(root));
  checks.set(root, made);
  return made;
}

/** A locale file holds objects and texts, nothing else. */
function wordShape(source: Source): Problem[] {
  const found: Problem[] = [];
  const walk = (value: unknown, path: string[]) => {
    if (typeof value === 'string' && value.trim() !== '') return;
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
      return;
    }
    const message = value === '' ? 'this must not be empty.' : 'this must be a text in double quotes.';
    found.push({
      file: source.file,
      ...source.position(path),
      severity: 'error',
      code: 'WORDS-005',
      place: path.join('.'),
      message,
      suggestion: null,
    });
  };
  walk(source.value, []);
  return found;
}
