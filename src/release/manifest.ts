import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release knows of itself, beside its site. */
export const NOTE = 'release.json';

export interface ReleaseManifest {
  /** When it was laid out. */
  made: string;
  /** The commit it was built from, where there is one. */
  commit?: string | undefined;
  /** A sum of everything that was built, without what is kept of earlier releases. */
  content: string;
  /** Where a way back leads: the release before it. */
  previous?: string | undefined;
  /** Assets of earlier releases, for pages that visitors still have open: until when each was of use. */
  kept: Record<string, string>;
}

/**
 * Reads what a release knows of itself.
 *
 * @param folder the release
 * @throws when it is no release
 */
export function releaseNote(folder: string): ReleaseManifest {
  const file = join(folder, NOTE);
  if (!existsSync(file)) throw new Error(`${folder} is no release: there is no ${NOTE} in it.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}
