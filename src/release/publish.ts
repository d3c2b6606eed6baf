import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeStaleDrafts } from './remove-stale-drafts';
import { collidingAssets, keptAssets, takeOver } from './retained-assets';
import { NOTE, releaseNote, type ReleaseManifest } from './manifest';
import { currentRelease, releaseName, releaseNames, switchTo } from './releases';
import { releaseFaults } from './verify';
import { sumOf, sumsOf, sumsText, writeSums } from './checksums';

/** Where releases lie, and how many. */
export interface ReleaseStore {
  /** The folder with all releases. */
  target: string;
  /** How many stay, the new one among them. */
  keep: number;
  /** For how many days assets of earlier releases stay reachable. */
  keepDays: number;
  now: Date;
}

/** What becomes a release: folders, by their name in it. */
export interface Content {
  /** Such as `{ site: 'dist', hosting: '.local/hosting' }`. */
  folders: Record<string, string>;
  commit?: string | undefined;
  /** Where a way back leads, empty for nowhere; the release before it when nothing is said. */
  previous?: string | undefined;
}

/** What came of it. */
export interface PublishResult {
  name: string;
  /** How many assets of earlier releases it holds. */
  kept: number;
  /** The releases that were taken away. */
  gone: string[];
  /** True when visitors had it already, and nothing was done. */
  isCurrent: boolean;
}

/**
 * Puts a site on the shelf and gives it to visitors. Everything is written beside the releases, read again and held
 * against its sums; then it is moved in one step, and the link is switched in one step. Stopped at any moment, also by
 * force, visitors have the last release or the new one.
 *
 * @throws when an asset is not what visitors have under its name, or what was written cannot be read again; the
 *   release that visitors have stays
 */
export function publishRelease({ folders, commit, previous }: Content, shelf: ReleaseStore): PublishResult {
  const { target, now } = shelf;
  mkdirSync(target, { recursive: true });
  removeStaleDrafts(target);
  const current = currentRelease(target);
  const draft = join(target, `.next-${process.pid}`);
  try {
    rmSync(draft, { recursive: true, force: true });
    for (const [name, folder] of Object.entries(folders))
      if (existsSync(folder)) cpSync(folder, join(draft, name), { recursive: true });
    const own = sumsOf(draft);
    const content = sumOf(sumsText(own));
    let kept = {};
    if (current !== undefined) {
      const last = join(target, current);
      if (releaseNote(last).content === content) return { name: current, kept: 0, gone: [], isCurrent: true };
      const faults = collidingAssets(last, own);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      kept = keptAssets(last, own, now, shelf.keepDays);
      takeOver(last, draft, Object.keys(kept));
    }
    const note: ReleaseManifest = {
      made: now.toISOString(),
      commit,
      content,
      previous: previous ?? current,
      kept,
    };
    writeFileSync(join(draft, NOTE), `${JSON.stringify(note, null, 2)}\n`);
    writeSums(draft);
    const faults = releaseFaults(draft);
    if (faults.length > 0) throw new Error(`What was written cannot be read again:\n${faults.join('\n')}`);
    const name = releaseName(now, content, releaseNames(target).at(-1));
    renameSync(draft, join(target, name));
    switchTo(target, name);
    return {
      name,
      kept: Object.keys(kept).length,
      gone: pruned(shelf, name, note.previous),
      isCurrent: false,
    };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Takes away the oldest releases, never the current one and never the one that a way back leads to. */
function pruned({ target, keep }: ReleaseStore, current: string, previous: string | undefined): string[] {
  const stays = new Set([...releaseNames(target).slice(-keep), current, previous]);
  const gone = releaseNames(target).filter((name) => !stays.has(name));
  for (const name of gone) rmSync(join(target, name), { recursive: true, force: true });
  return gone;
}
