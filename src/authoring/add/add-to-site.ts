import { say } from '../../config/message-language';
import { createReferenceFinder } from '../../config/references/find-references';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { readSource } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { canonicalJson } from '../../config/source/write-json';
import type { SiteConfig } from '../../site/types.generated';
import { OWN_CONFIG } from '../../validate/load-site';
import { editSite } from '../edit-site';
import { insertAll, insertedPath, type Insertion } from './insertion';
import { placeTexts } from './place-texts';
import { inSiteLanguages } from './text-options';

interface AddResult {
  /** What was inserted and where, one line each, such as `site.config.json:2105  the page /consulting/domiciliation`. */
  places: string[];
  /** The problems of the new entries, such as missing translations. */
  problems: Problem[];
}

/**
 * Inserts something into a site: the words into the config, and their translations into the locale files. When the site
 * would have an error, it stays unchanged.
 *
 * @param make returns what to insert into the current config
 * @throws {UserError} when the site has errors, or would have some, or must not be rewritten
 */
export function addToSite(root: string, make: (config: SiteConfig) => Insertion[]): AddResult {
  const { result, problems } = editSite(root, (files) => {
    const { config, messages } = files;
    const insertions = make(config).map((insertion) => ({
      ...insertion,
      value: inSiteLanguages(insertion.value),
    }));
    insertAll(config, insertions);
    const paths = insertions.map((insertion) => insertedPath(insertion, insertions));
    placeTexts(config, messages, createReferenceFinder(readSchemaFiles().files), paths);
    const { source } = readSource(OWN_CONFIG, canonicalJson(config));
    return insertions.map(
      ({ what }, index) => `${OWN_CONFIG}:${source.position(paths[index] ?? []).line}  ${say(what)}`,
    );
  });
  return { places: result, problems };
}
