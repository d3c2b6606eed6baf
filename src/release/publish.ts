import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksum, folderChecksums, formatChecksums, writeChecksums } from './checksums';
import { MANIFEST_FILE, readManifest, type ReleaseManifest } from './manifest';
import { currentRelease, releaseName, releaseNames } from './releases';
import { switchRelease } from './switch-release';
import { removeStaleDrafts } from './remove-stale-drafts';
import { collidingAssets, linkFiles, retainedAssets } from './retained-assets';
import { verifyRelease } from './verify';

/** The folder of the releases, and how long to keep them. */
export interface ReleaseStore {
  /** The folder of all releases. */
  target: string;
  /** The number of releases to keep, including the new one. */
  keep: number;
  /** The number of days to retain assets of earlier releases. */
  keepDays: number;
  now: Date;
}

/** The content of a new release. */
export interface Content {
  /** The source folders by their name in the release, such as `{ site: 'dist', hosting: '.local/hosting' }`. */
  folders: Record<string, string>;
  commit?: string | undefined;
  /** The target of a rollback, empty for none; by default the current release. */
  previous?: string | undefined;
}

/** The result of `publishRelease`. */
export interface PublishResult {
  name: string;
  /** The number of retained assets of earlier releases. */
  kept: number;
  /** The releases that were removed. */
  gone: string[];
  /** True when the content was already published, so that nothing was done. */
  isCurrent: boolean;
}

/**
 * Publishes a site as a new release. It writes a draft, verifies its checksums, renames the draft in one step and
 * switches the `current` link in one step. If the process is killed at any moment, visitors get the previous or the
 * new release.
 *
 * @throws when an asset has the name of a published one but different content, or the draft fails verification; the
 *   current release stays
 */
export function publishRelease({ folders, commit, previous }: Content, store: ReleaseStore): PublishResult {
  const { target, now } = store;
  mkdirSync(target, { recursive: true });
  removeStaleDrafts(target);
  const current = currentRelease(target);
  const draft = join(target, `.next-${process.pid}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    for (const [name, folder] of Object.entries(folders))
      if (existsSync(folder)) cpSync(folder, join(draft, name), { recursive: true });
    const checksums = folderChecksums(draft);
    const content = checksum(formatChecksums(checksums));
    let kept = {};
    if (current !== undefined) {
      const last = join(target, current);
      if (readManifest(last).content === content)
        return { name: current, kept: 0, gone: [], isCurrent: true };
      const faults = collidingAssets(last, checksums);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      kept = retainedAssets(last, checksums, now, store.keepDays);
      linkFiles(last, draft, Object.keys(kept));
    }
    const manifest: ReleaseManifest = {
      made: now.toISOString(),
      commit,
      content,
      previous: previous ?? current,
      kept,
    };
    writeFileSync(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    writeChecksums(draft);
    const faults = verifyRelease(draft);
    if (faults.length > 0)
      throw new Error(`The written files do not match their checksums:\n${faults.join('\n')}`);
    const name = releaseName(now, content, releaseNames(target).at(-1));
    renameSync(draft, join(target, name));
    switchRelease(target, name);
    return {
      name,
      kept: Object.keys(kept).length,
      gone: removeOldReleases(store, name, manifest.previous),
      isCurrent: false,
    };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes the oldest releases, but not the current one and not the target of a rollback. Returns their names. */
function removeOldReleases(
  { target, keep }: ReleaseStore,
  current: string,
  previous: string | undefined,
): string[] {
  const kept = new Set([...releaseNames(target).slice(-keep), current, previous]);
  const gone = releaseNames(target).filter((name) => !kept.has(name));
  for (const name of gone) rmSync(join(target, name), { recursive: true, force: true });
  return gone;
}
