import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closestMatch } from '../lib/text/closest-match';
import { languagesOf, perLanguage, type Language, type Languages } from '../site/languages';
import type { Messages } from '../site/site';
import { createProblem } from './rule-info';
import { readSchemaFiles, type SchemaFile } from './schema/schema-files';
import { type Source, readJson, readSource } from './source/json-source';
import type { Problem } from './source/problem';
import { projectFrame } from './texts/frame-words';
import { unreadableFile } from './rules/source/unreadable-file';

/** The files of a site and its languages. */
export interface SiteFiles extends Languages {
  /** The config. */
  source: Source;
  /** The locale files by language. */
  locales: Record<Language, Source>;
  /** The project's texts of the layout, for a site in another folder that lacks some. */
  frames: Record<Language, Messages | undefined>;
  schema: SchemaFile[];
  /** The problems of the files and of their syntax. */
  problems: Problem[];
}

/**
 * Reads a config, its locale files and the schema.
 *
 * @param root the folder of the site
 * @param file the name of the config, for messages
 * @param project the folder of the project, which holds the schema and the texts of the layout
 */
export function readSiteFiles(root: string, file: string, project?: string): SiteFiles {
  const { source, problems, ...site } = readConfig(root, file);
  const schema = readSchemaFiles(project);
  const found = [...problems, ...schema.problems];
  const frames = perLanguage(site, (language) => projectFrame(root, language, project));
  const locales = perLanguage(site, (language) => {
    const read = readLocale(root, language, site, frames[language] !== undefined);
    found.push(...read.problems);
    return read.source;
  });
  return { ...site, source, locales, frames, schema: schema.files, problems: found };
}

/** Reads a config and finds its languages. */
export function readConfig(root: string, file: string): Languages & { source: Source; problems: Problem[] } {
  const read = readJson(root, file);
  return { ...read, ...languagesOf(read.source.value) };
}

/**
 * Reads a locale file. A translation without one is perhaps a new language, or its code is misspelt.
 *
 * @param isOptional whether the site needs no such file: the project knows the language
 */
function readLocale(
  root: string,
  language: Language,
  { languages, defaultLanguage }: Languages,
  isOptional: boolean,
) {
  const file = `locales/${language}.json`;
  const exists = existsSync(join(root, file));
  if (!exists && isOptional) return readSource(file, '{}');
  const read = readJson(root, file);
  if (language === defaultLanguage || exists) return read;
  const files = existsSync(join(root, 'locales')) ? readdirSync(join(root, 'locales')) : [];
  const others = files.map((name) => name.replace('.json', '')).filter((code) => !languages.includes(code));
  const meant = closestMatch(language, others);
  const suggestion = meant === null ? null : `locales/${meant}.json`;
  const finding = { message: 'newLanguage', data: { language }, suggestion } as const;
  return { ...read, problems: [createProblem(unreadableFile, finding, { file })] };
}
