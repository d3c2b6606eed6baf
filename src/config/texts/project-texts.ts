import { perLanguage, valueIn, type Language, type Languages } from '../../site/languages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { readSiteFiles } from '../read-config';
import { createReferenceFinder, type FindReferences } from '../references/find-references';
import type { Source } from '../source/json-source';
import { stripComments } from '../../lib/json';
import { allTexts, type SourceText } from './all-texts';
import { ownTexts, withFrame } from './frame-words';
import { findTranslations, type Translations } from './translations';

/** The files of a site with its texts. */
export interface ProjectTexts extends Languages {
  /** The config without comments, and the file. */
  config: SiteConfig;
  source: Source;
  locales: Record<Language, Source>;
  /** The locale files, which edits write: without the project's texts of the layout. */
  messages: Record<Language, Messages>;
  findReferences: FindReferences;
  translations: Record<Language, Translations>;
  /** The texts that the site has or lacks in a language. */
  texts: SourceText[];
}

/**
 * Reads a site for a command that works on its texts. The config must match the schema and the locale files their shape;
 * links may be broken. A language without a locale file has no texts.
 *
 * @param root the folder of the site
 * @param file the name of the config
 */
export function readProjectTexts(root: string, file: string): ProjectTexts {
  const { source, locales, frames, schema, languages, defaultLanguage } = readSiteFiles(root, file);
  const site = { languages, defaultLanguage };
  const config = stripComments(source.value) as SiteConfig;
  const messages = perLanguage(site, (language) => (valueIn(locales, language).value ?? {}) as Messages);
  const findReferences = createReferenceFinder(schema);
  const { references } = findReferences(config);
  const translations = findTranslations(site, references, messages);
  const shown = perLanguage(site, (language) => withFrame(valueIn(messages, language), frames[language]));
  const texts = ownTexts(site, allTexts(site, references, shown, translations), messages, shown);
  return { ...site, config, source, locales, messages, findReferences, translations, texts };
}
