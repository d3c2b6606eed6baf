import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReferenceFinder } from '../../config/references/find-references';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { readSource } from '../../config/source/json-source';
import { problemCount, problemLine } from '../../config/source/problem';
import { markTexts } from '../../config/texts/mark-texts';
import { findTranslations, shownMessages } from '../../config/texts/translations';
import { languages, type Language, type SiteLanguage } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { loadSite, OWN_CONFIG } from '../../validate/load-site';
import type { SiteContent } from './diff-site';
import { languagesOf } from '../../config/languages-of';

/** The files of one version of a site, from any source; undefined for a locale file that does not exist. */
export interface SiteVersion {
  /** The name shown to people, such as `drafts/next.json` or `site.config.json at 1a2b3c4`. */
  name: string;
  config: string;
  /** The languages of the config. */
  languages: readonly SiteLanguage[];
  locales: Record<Language, string | undefined>;
}

/**
 * Returns the languages of a version, from its config as it is written.
 *
 * @returns none when the config is not JSON
 */
export function versionLanguages(config: string): SiteLanguage[] {
  return languagesOf(readSource('', config).source.value);
}

/**
 * Parses the files of a version. They need not match the schema.
 *
 * @throws when the config or a locale file is not JSON, with the location, or is not an object
 */
export function versionContent({ name, config, locales }: SiteVersion): SiteContent {
  const messages = languages.map((language) => {
    const text = locales[language];
    const file = `locales/${language}.json of ${name}`;
    return [language, text === undefined ? {} : parseObject(file, text)];
  });
  const words = Object.fromEntries(messages) as Record<Language, Messages>;
  const whole = parseObject(name, config) as SiteConfig;
  const findReferences = createReferenceFinder(readSchemaFiles().files);
  const translations = findTranslations(findReferences(whole).references, words);
  return {
    config: markTexts(whole, findReferences(whole).references),
    words: shownMessages(words, translations),
  };
}

function parseObject(file: string, text: string): object {
  const { source, problems } = readSource(file, text);
  const [problem] = problems;
  if (source.value === undefined)
    throw new Error(problem ? problemLine(problem) : `${file} cannot be read as JSON.`);
  if (source.value === null || typeof source.value !== 'object' || Array.isArray(source.value))
    throw new Error(`${file} is not a JSON object. Write one object in { }.`);
  return source.value;
}

/**
 * Validates a version with the current schema and pictures.
 *
 * @param root the folder of the site
 * @returns a warning when the version has errors; null when it is valid
 */
export function versionWarning(root: string, { name, config, locales }: SiteVersion): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    mkdirSync(join(folder, 'locales'));
    if (existsSync(join(root, 'public')))
      symlinkSync(join(root, 'public'), join(folder, 'public'), 'junction');
    writeFileSync(join(folder, OWN_CONFIG), config);
    for (const language of languages)
      if (locales[language] !== undefined)
        writeFileSync(join(folder, `locales/${language}.json`), locales[language]);
    const errors = loadSite(folder).problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return null;
    return `${name} is not valid (${problemCount(errors)}): only its readable parts are compared.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
