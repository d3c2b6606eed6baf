import { languages, type Language } from '../../site/languages';
import { siteOf, type Site, type Messages } from '../../site/site';
import type { SiteConfig, Text } from '../../site/types.generated';
import { currentConfig } from '../../config/migrations/read-config';
import { readJson } from '../../config/source/read-json';
import { withSharedBlocks } from '../../config/shared-blocks';
import type { Source } from '../../config/source/json-source';
import { withoutComments } from '../../config/source/strip-comments';
import type { Path } from '../../lib/json';

/** A site and the texts it was read from: what it takes to say where something comes from. */
export interface ExplainContext {
  /** The whole config, what is not out too. */
  site: Site;
  source: Source;
  locales: Record<Language, Source>;
  /** A schema file by its name, such as `blocks/hero.schema.json`. */
  schema(name: string): Source;
  /** Where a text stands first in the config. */
  placeOfText(text: Text): Path | undefined;
}

/**
 * Reads a site to be explained. Its config has to fit the schema and its words their shape; its links need not lead
 * anywhere.
 *
 * @param root the folder of the project
 * @param file the config
 */
export function explainContext(root: string, file: string): ExplainContext {
  const read = currentConfig(root, file).source;
  const locales = Object.fromEntries(
    languages.map((language) => [language, readJson(root, `locales/${language}.json`).source]),
  ) as Record<Language, Source>;
  const words = Object.fromEntries(
    languages.map((language) => [language, locales[language].value as Messages]),
  ) as Record<Language, Messages>;
  const { config, source } = withSharedBlocks(withoutComments(read.value) as SiteConfig, read);
  let places: Map<unknown, Path> | undefined;
  return {
    site: siteOf(config, words),
    source,
    locales,
    schema: (name) => readJson(root, `schema/${name}`).source,
    placeOfText: (text) => (places ??= textPlaces(config)).get(text),
  };
}

/** The first place of each text: of a key by its name, of words in place by what they are. */
function textPlaces(config: SiteConfig): Map<unknown, Path> {
  const places = new Map<unknown, Path>();
  const walk = (value: unknown, path: Path): void => {
    const isText = typeof value === 'string' ? value.startsWith('t:') : isInline(value);
    if (isText) {
      if (!places.has(value)) places.set(value, path);
    } else if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, [...path, index]));
    else if (value !== null && typeof value === 'object')
      for (const [name, entry] of Object.entries(value)) walk(entry, [...path, name]);
  };
  walk(config, []);
  return places;
}

/** Whether a value is a text with its words in place; as `spokenValue` tells it. */
export function isInline(value: unknown): value is Exclude<Text, string> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && 'fr' in value;
}

/** A place as people write it, such as `site.config.json:1204`. */
export function lineOf(source: Source, path: Path): string {
  return `${source.file}:${source.position(path).line}`;
}
