import { languagesOf, perLanguage, type Language, type Languages } from '../site/languages';
import type { Messages } from '../site/site';
import { withoutByteOrderMark } from '../lib/json';
import { hasLocale, localeFile, misnamed, missingLocales } from './locale-files';
import { readSchemaFiles, type SchemaFile } from './schema/schema-files';
import { type Source, readJson, readSource } from './source/json-source';
import type { Problem } from './source/problem';
import { fileContents } from './source/write-json';
import { projectFrame } from './texts/frame-words';

/** The name of the config of a site. */
export const SITE_CONFIG = 'site.config.json';

/** The files of a site and its languages. */
export interface SiteFiles extends Languages {
  source: Source;
  locales: Record<Language, Source>;
  /** The languages without a locale file. */
  lost: readonly Language[];
  /** The project's texts of the layout, for a site in another folder that lacks some. */
  frames: Record<Language, Messages | undefined>;
  schema: SchemaFile[];
  /** Files that an edit adds, by name: they are not written yet. */
  added?: ReadonlyMap<string, Uint8Array>;
  /** The problems of the files and of their syntax. */
  problems: Problem[];
}

/**
 * Reads a config, its locale files and the schema.
 *
 * @param project the folder of the project, which holds the schema and the texts of the layout
 */
export function readSiteFiles(root: string, project?: string): SiteFiles {
  const { source, problems, ...site } = readConfig(root);
  const schema = readSchemaFiles(project);
  const found = [...problems, ...schema.problems];
  const frames = perLanguage(site, (language) => projectFrame(root, language, project));
  const lost = site.languages.filter((language) => !hasLocale(root, language));
  const renamed = misnamed(root, site.languages, lost);
  found.push(...renamed);
  // What is there under another name is lost, whether the site needs it or not.
  const needed = renamed.length > 0 ? [] : lost.filter((language) => !frames[language]);
  found.push(...missingLocales(root, { ...site, source }, needed));
  const locales = perLanguage(site, (language) => {
    const name = localeFile(language);
    const read = lost.includes(language) ? readSource(name, '{}') : readJson(root, name);
    found.push(...read.problems);
    return read.source;
  });
  return { ...site, source, locales, lost, frames, schema: schema.files, problems: found };
}

/** Returns whether the config and the locale files are still as they were read. */
export function isUnchanged(root: string, files: SiteFiles | undefined): boolean {
  if (!files) return false;
  const sources = [files.source, ...Object.values(files.locales)];
  const names = sources.map(({ file }) => file);
  const now = fileContents(root, names);
  // A locale file that a site does not need is read as an empty one.
  return sources.every(({ file, text }) => withoutByteOrderMark(String(now.get(file) ?? '{}')) === text);
}

/** Reads a config and finds its languages. */
export function readConfig(root: string): Languages & { source: Source; problems: Problem[] } {
  const read = readJson(root, SITE_CONFIG);
  return { ...read, ...languagesOf(read.source.value) };
}
