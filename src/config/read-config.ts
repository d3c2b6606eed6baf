import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '../lib/text/closest-match';
import { languagesOf, perLanguage, type Language, type Languages } from '../site/languages';
import { createProblem } from './rule-info';
import { readSchemaFiles, type SchemaFile } from './schema/schema-files';
import { type Source, readJson } from './source/json-source';
import type { Problem } from './source/problem';
import { unreadableFile } from './rules/source/unreadable-file';

/** The files of a site and its languages. */
export interface SiteFiles extends Languages {
  /** The config. */
  source: Source;
  /** The locale files by language. */
  locales: Record<Language, Source>;
  schema: SchemaFile[];
  /** The problems of the files and of their syntax. */
  problems: Problem[];
}

/**
 * Reads a config, its locale files and the schema.
 *
 * @param root the folder of the site
 * @param file the name of the config, for messages
 * @param project the folder of the project, which holds the schema
 */
export function readSiteFiles(root: string, file: string, project?: string): SiteFiles {
  const { source, problems, ...site } = readConfig(root, file);
  const schema = readSchemaFiles(project);
  const found = [...problems, ...schema.problems];
  const locales = perLanguage(site, (language) => {
    const read = readLocale(root, language, site);
    found.push(...read.problems);
    return read.source;
  });
  return { ...site, source, locales, schema: schema.files, problems: found };
}

/** Reads a config and finds its languages. */
export function readConfig(root: string, file: string): Languages & { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  return { ...read, ...languagesOf(read.source.value) };
}

/** Reads a locale file. A translation without one is perhaps a new language, or its code is misspelt. */
function readLocale(root: string, language: Language, { languages, defaultLanguage }: Languages) {
  const file = `locales/${language}.json`;
  const read = readJson(root, file);
  if (language === defaultLanguage || existsSync(join(root, file))) return read;
  const files = existsSync(join(root, 'locales')) ? readdirSync(join(root, 'locales')) : [];
  const others = files.map((name) => name.replace('.json', '')).filter((code) => !languages.includes(code));
  const meant = closestMatch(language, others);
  const suggestion = meant === null ? null : `locales/${meant}.json`;
  const finding = { message: 'newLanguage', data: { language }, suggestion } as const;
  return { ...read, problems: [createProblem(unreadableFile, finding, { file })] };
}
