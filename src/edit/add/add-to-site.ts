import { say } from '../../lib/text/message-language';
import { createReferenceFinder } from '../../config/references/find-references';
import { readSource } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { canonicalJson } from '../../config/source/write-json';
import type { Path } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import { OWN_CONFIG } from '../../config/load-site';
import { editSite } from '../edit-site';
import { insertAll, insertedPath, type Insertion } from './insertion';
import { placeTexts } from './place-texts';

interface AddResult {
  /** What was inserted and where, one line each, such as `site.config.json:2105  the page /consulting/domiciliation`. */
  places: string[];
  /** Where the new pages, and the sections they wait for, say that they are drafts, such as `site.config.json:2109`. */
  drafts: string[];
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
    const insertions = make(config);
    insertAll(config, insertions);
    const paths = insertions.map((insertion) => insertedPath(insertion, insertions));
    placeTexts(config, messages, createReferenceFinder(), paths);
    const { source } = readSource(OWN_CONFIG, canonicalJson(config));
    const place = (path: Path) => `${OWN_CONFIG}:${source.position(path).line}`;
    return {
      places: insertions.map(({ what }, index) => `${place(paths[index] ?? [])}  ${say(what)}`),
      drafts: draftPaths(config, paths).map(place),
    };
  });
  return { ...result, problems };
}

/** Returns the paths of the statuses that keep new pages from being published, the last one first. */
function draftPaths({ pages, theme }: SiteConfig, added: readonly Path[]): Path[] {
  const isNew = (index: number) =>
    added.some((path) => path.length === 2 && path[0] === 'pages' && path[1] === index);
  const sections = new Set(pages.flatMap(({ section }, index) => (isNew(index) && section ? [section] : [])));
  const firsts = [...sections].map((section) => theme.sections[section]?.page);
  return pages
    .flatMap(({ id, status }, index): Path[] =>
      status === 'draft' && (isNew(index) || firsts.includes(id)) ? [['pages', index, 'status']] : [],
    )
    .toReversed();
}
