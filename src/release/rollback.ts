import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderChecksums } from './checksums';
import { readManifest } from './manifest';
import { publishRelease, type PublishResult, type ReleaseStore } from './publish';
import { currentRelease, releaseNames } from './releases';
import { linkFiles } from './retained-assets';
import { verifyRelease } from './verify';

/**
 * Publishes the previous release again, as a new release. The new release also has the assets of the current one, so
 * that its pages in open tabs keep working.
 *
 * @throws when there is no previous release or its files have changed
 */
export function rollBack(store: ReleaseStore): PublishResult & { from: string; to: string } {
  const { target } = store;
  const from = currentRelease(target);
  if (from === undefined)
    throw new Error(`There is no release in ${target} yet, so there is nothing to roll back to.`);
  const to = readManifest(join(target, from)).previous;
  if (!to) throw new Error(`${from} is the first release in ${target}: there is nothing to roll back to.`);
  if (!releaseNames(target).includes(to))
    throw new Error(`${to}, the release before ${from}, is no longer in ${target}.`);
  const folder = join(target, to);
  const faults = verifyRelease(folder);
  if (faults.length > 0)
    throw new Error(`The files of ${to} have changed, so ${from} stays current:\n${faults.join('\n')}`);
  const { kept, commit, previous } = readManifest(folder);
  const draft = join(target, `.back-${process.pid}`);
  try {
    const own = [...folderChecksums(folder).keys()].filter((path) => !Object.hasOwn(kept, path));
    linkFiles(folder, draft, own);
    const folders = Object.fromEntries(readdirSync(draft).map((name) => [name, join(draft, name)]));
    return { ...publishRelease({ folders, commit, previous: previous ?? '' }, store), from, to };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
