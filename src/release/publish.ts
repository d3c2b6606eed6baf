import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../lib/user-error';
import { CHECKSUMS, contentChecksum, filesIn, folderChecksums, formatChecksums } from './checksums';
import { inDraft, setModes } from './draft';
import { collidingAssets, linkFiles, retainedAssets } from './retained-assets';
import {
  currentRelease,
  MANIFEST_FILE,
  readManifest,
  releaseName,
  releaseNames,
  switchRelease,
  type ReleaseManifest,
} from './store';

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
  /** The files that are not part of it, by their path in the release. */
  without?: ReadonlySet<string>;
  commit?: string | undefined;
  /** The target of a rollback, empty for none; by default the current release. */
  previous?: string | undefined;
}

/** What has to be right for a release. */
export interface Checks {
  /** Returns the problems of the site in the draft. */
  content?: (site: string) => string[];
  /** Returns the differences between the live site and a released one. With any, the former release is current again. */
  live?: (site: string) => Promise<string[]>;
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

/** The number of problems that are shown: more lines are not read. */
const SHOWN = 40;

/**
 * Publishes a site as a new release. It writes a draft, checks it, renames it in one step and switches the `current`
 * link in one step. If the process is killed at any moment, visitors get the previous or the new release.
 *
 * @param prepare provides the content, when no other release can start any more
 * @throws {UserError} when the site has problems, or an asset has the name of a published one but different content; the
 *   current release stays
 */
export async function publishRelease(
  prepare: () => Content | Promise<Content>,
  store: ReleaseStore,
  checks: Checks = {},
): Promise<PublishResult> {
  const { target, now } = store;
  return inDraft(target, async (folder) => {
    const { folders, without, commit, previous } = await prepare();
    const draft = join(folder, 'release');
    for (const [name, source] of Object.entries(folders)) copyFiles(source, draft, name, without);
    const checksums = folderChecksums(draft);
    const content = contentChecksum(checksums);
    const current = currentRelease(target);
    const last = join(target, current ?? '');
    if (current !== undefined && readManifest(last).content === content) {
      refuse(await checks.live?.(join(last, 'site')), 'The live site is not the current release', '');
      return { name: current, kept: 0, gone: [], isCurrent: true };
    }
    const unchanged = 'The published site is unchanged.';
    if (current !== undefined) refuse(collidingAssets(last, checksums), 'Release refused', unchanged);
    refuse(checks.content?.(join(draft, 'site')), 'Release refused', unchanged);
    const kept = current === undefined ? {} : retainedAssets(last, checksums, now, store.keepDays);
    linkFiles(last, draft, Object.keys(kept));
    const manifest: ReleaseManifest = {
      made: now.toISOString(),
      commit,
      content,
      previous: previous ?? current,
      kept,
    };
    writeFileSync(join(draft, CHECKSUMS), formatChecksums(folderChecksums(draft)));
    writeFileSync(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    setModes(draft);
    const name = releaseName(now, content, releaseNames(target).at(-1));
    renameSync(draft, join(target, name));
    switchRelease(target, name, folder);
    const differences = await checks.live?.(join(target, name, 'site'));
    if (differences?.length && current !== undefined) switchRelease(target, current, folder);
    refuse(
      differences,
      'The live site does not answer as built',
      current === undefined
        ? `${name} stays current: there is no earlier release.`
        : `${current} is current again.`,
    );
    const gone = removeOldReleases(store, name, manifest.previous);
    return { name, kept: Object.keys(kept).length, gone, isCurrent: false };
  });
}

/** Copies the files of a folder into a draft. */
function copyFiles(source: string, draft: string, name: string, without?: ReadonlySet<string>) {
  for (const path of filesIn(source)) {
    const file = `${name}/${path}`;
    if (without?.has(file)) continue;
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    copyFileSync(join(source, path), join(draft, file));
  }
}

/** Throws an error with the problems, if there are any. */
function refuse(problems: readonly string[] = [], what: string, result: string) {
  if (problems.length === 0) return;
  const total = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const hidden = problems.length > SHOWN ? `, of which ${SHOWN} are shown` : '';
  const lines = problems.slice(0, SHOWN).join('\n');
  throw new UserError(`${lines}\n\n${what}: ${total}${hidden}. ${result}`.trimEnd());
}

/** Removes the oldest releases, but not the current one and not the target of a rollback. Returns their names. */
function removeOldReleases({ target, keep }: ReleaseStore, current: string, previous?: string): string[] {
  const kept = new Set([...releaseNames(target).slice(-keep), current, previous]);
  const gone = releaseNames(target).filter((name) => !kept.has(name));
  for (const name of gone) rmSync(join(target, name), { recursive: true, force: true });
  return gone;
}
