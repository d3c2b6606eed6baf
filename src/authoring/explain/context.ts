import type { ReferenceList } from '../../config/references/reference';
import type { Source } from '../../config/source/json-source';
import { readJson } from '../../config/source/read-json';
import { markTexts } from '../../config/texts/mark-texts';
import { readProjectTexts } from '../../config/texts/project-texts';
import { shownMessages, type Translations } from '../../config/texts/translations';
import type { Path } from '../../lib/json';
import { lazy } from '../../lib/lazy';
import { projectRoot } from '../../lib/project-root';
import type { Language } from '../../site/languages';
import { createSite, type Site } from '../../site/site';
import type { Text } from '../../site/types.generated';

/** A site and the files it was read from, to find the origin of its values. */
export interface ExplainContext {
  /** The site, including what is not published. */
  site: Site;
  source: Source;
  locales: Record<Language, Source>;
  translations: Record<Language, Translations>;
  /** Returns a schema file by its name, such as `blocks/hero.schema.json`. */
  schema(name: string): Source;
  /** Returns the first path of a text in the config. */
  pathOfText(text: Text): Path | undefined;
}

/**
 * Reads a site to explain it. The config must match the schema and the locale files their shape; links may be broken.
 *
 * @param root the folder of the project
 * @param file the config
 */
export function explainContext(root: string, file: string): ExplainContext {
  const { config, source, locales, messages, findReferences, translations } = readProjectTexts(root, file);
  const marked = markTexts(config, findReferences(config).references);
  const paths = lazy(() => textPaths(findReferences(marked)));
  return {
    site: createSite(marked, shownMessages(messages, translations)),
    source,
    locales,
    translations,
    schema: (name) => readJson(projectRoot, `schema/${name}`).source,
    pathOfText: (text) => paths().get(text),
  };
}

/** Returns the first path of each text: of a key by its name, of a text in the config by its object. */
function textPaths({ references }: ReferenceList): Map<unknown, Path> {
  const paths = new Map<unknown, Path>();
  for (const { kind, value, path } of references)
    if (kind === 'text' && !paths.has(value)) paths.set(value, path);
  return paths;
}

/** Returns the file and the line of a path, such as `site.config.json:1204`. */
export function lineOf(source: Source, path: Path): string {
  return `${source.file}:${source.position(path).line}`;
}
