import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeOver } from './retained-assets';
import { publishRelease, type PublishResult, type ReleaseStore } from './publish';
import { releaseFaults } from './verify';
import { releaseNote } from './manifest';
import { currentRelease, releaseNames } from './releases';
import { sumsOf } from './checksums';

/**
 * Gives visitors the release before the current one again. It is laid out anew, out of what lies there: so it too has
 * the assets of the release that is left, and whoever has a page of that one open is not cut off.
 *
 * @throws when there is none, or it is not what it was
 */
export function rollBack(shelf: ReleaseStore): PublishResult & { from: string; to: string } {
  const { target } = shelf;
  const from = currentRelease(target);
  if (from === undefined) throw new Error(`there is no release in ${target} yet, so there is no way back.`);
  const to = releaseNote(join(target, from)).previous;
  if (!to) throw new Error(`${from} is the first release in ${target}: there is none to go back to.`);
  if (!releaseNames(target).includes(to))
    throw new Error(`${to}, the release before ${from}, is not in ${target} any more.`);
  const folder = join(target, to);
  const faults = releaseFaults(folder);
  if (faults.length > 0)
    throw new Error(`${to} is not what it was, and visitors keep ${from}:\n${faults.join('\n')}`);
  const { kept, commit, previous } = releaseNote(folder);
  const draft = join(target, `.back-${process.pid}`);
  try {
    const own = [...sumsOf(folder).keys()].filter((path) => !Object.hasOwn(kept, path));
    takeOver(folder, draft, own);
    const folders = Object.fromEntries(readdirSync(draft).map((name) => [name, join(draft, name)]));
    return { ...publishRelease({ folders, commit, previous: previous ?? '' }, shelf), from, to };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
