import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file name of the manifest of a release. */
export const MANIFEST_FILE = 'release.json';

/** The manifest of a release. */
export interface ReleaseManifest {
  /** When the release was published, in ISO 8601. */
  made: string;
  /** The commit that the site was built from, if known. */
  commit?: string | undefined;
  /** A checksum of everything that was built, without the retained assets. */
  content: string;
  /** The target of a rollback: the previous release. */
  previous?: string | undefined;
  /** The retained assets of earlier releases by path, with the time of the last release that used each. */
  kept: Record<string, string>;
}

/**
 * Reads the manifest of a release.
 *
 * @param folder the release
 * @throws when the folder is not a release
 */
export function readManifest(folder: string): ReleaseManifest {
  const file = join(folder, MANIFEST_FILE);
  if (!existsSync(file)) throw new Error(`${folder} is not a release: it has no ${MANIFEST_FILE}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}
