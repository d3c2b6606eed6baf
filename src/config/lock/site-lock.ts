import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../lib/json';
import { conflictVersions } from '../source/conflict';
import { type Source, readJson, readSource } from '../source/json-source';
import type { Problem } from '../source/problem';
import { canonicalJson, writeJson } from '../source/write-json';

/**
 * The file in which commands remember what was published and translated. Without it, no path is missed,
 * and changed texts under keys are not noticed. `npm run lock` writes it.
 */
export const SITE_LOCK = 'site.lock.json';

const COMMENT =
  'Written by "npm run lock". Each of these paths has a page or a redirect; each translation was made from this French text.';

interface SiteLock {
  /** The paths that were published at some time; null when the list is damaged. */
  paths: readonly string[] | null;
  translations: TranslationSources;
}

/**
 * The French texts from which the translations of texts under keys were made, by key. Words of the config need no
 * record: the locale files hold them.
 */
export type TranslationSources = Readonly<Record<string, string>>;

export interface ReadLock extends SiteLock {
  source: Source;
  problems: Problem[];
  /** Whether Git could not merge two versions of the file; the parts are those of both. */
  isConflict: boolean;
}

/**
 * Reads the lock file, without its invalid entries. A file with problems must not be overwritten.
 *
 * @returns null when the file does not exist
 */
export function readSiteLock(root: string): ReadLock | null {
  if (!existsSync(join(root, SITE_LOCK))) return null;
  const read = readJson(root, SITE_LOCK);
  const versions = conflictVersions(read.source.text)?.map(
    (text) => readSource(SITE_LOCK, text).source.value,
  );
  const [ours, theirs] = versions ?? [];
  return ours && theirs
    ? { ...read, problems: [], isConflict: true, ...mergedLock(lockOf(ours), lockOf(theirs)) }
    : { ...read, isConflict: false, ...lockOf(read.source.value) };
}

/**
 * Returns what two versions of the lock file know. A translation with two sources may not match either, and
 * is stale until it is accepted.
 */
function mergedLock(ours: SiteLock, theirs: SiteLock): SiteLock {
  const paths = ours.paths && theirs.paths && [...new Set([...ours.paths, ...theirs.paths])].toSorted();
  const sources = Object.entries(ours.translations).map(([key, source]) => {
    const other = theirs.translations[key] ?? source;
    return [key, source === other ? source : `${source} / ${other}`];
  });
  return {
    paths,
    translations: { ...theirs.translations, ...Object.fromEntries(sources) },
  };
}

/** Returns the valid entries of the content of a lock file. */
export function lockOf(content: unknown): SiteLock {
  const { paths, translations } = Object(content) as Record<string, unknown>;
  return {
    paths: Array.isArray(paths) && paths.every(isText) ? paths : null,
    translations: Object.fromEntries(
      Object.entries(isObject(translations) ? translations : {}).filter((entry): entry is [string, string] =>
        isText(entry[1]),
      ),
    ),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Writes parts of the lock file; the others stay.
 *
 * @param root the folder of the site, whose lock file is JSON or does not exist
 * @returns whether the file has changed
 */
export function writeSiteLock(root: string, parts: Partial<SiteLock>): boolean {
  const content = changedSiteLock(root, parts);
  if (content) writeJson(root, SITE_LOCK, content);
  return content !== null;
}

/** Returns the content of the lock file with other parts; null when it stays the same. */
export function changedSiteLock(root: string, parts: Partial<SiteLock>): object | null {
  const read = readSiteLock(root);
  const { paths, translations } = { ...EMPTY, ...read, ...parts };
  const content = {
    $comment: COMMENT,
    paths: paths ?? [],
    translations: Object.fromEntries(
      Object.entries(translations).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
  return read?.source.text === canonicalJson(content) ? null : content;
}

const EMPTY: SiteLock = { paths: [], translations: {} };
