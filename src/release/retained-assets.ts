import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPrecompressed } from '../lib/file-types';
import { releaseNote } from './manifest';
import { writtenSums, type Sums } from './checksums';

const DAY = 24 * 60 * 60 * 1000;

/** Files that browsers and networks keep for a year; pages name them, old pages too. */
const ASSET = /^site\/assets\//;

/** Share pictures are named by what they are drawn from: another drawing program may draw them a little otherwise. */
const DRAWN = /^site\/assets\/share-/;

/** Assets of an earlier release by path, with the last moment at which a release of visitors named them. */
export type KeptAssets = Record<string, string>;

/**
 * The assets that a new release takes over, so that a page that somebody has open, or a network has kept, still finds
 * its scripts: those of the release before it, and what that one had taken over, as long as it is not too old.
 *
 * @param last the folder of the release before it
 * @param own what the new release has itself
 * @param days how long they are kept after the last release that named them
 */
export function keptAssets(last: string, own: Sums, now: Date, days: number): KeptAssets {
  const { kept } = releaseNote(last);
  const oldest = new Date(now.getTime() - days * DAY).toISOString();
  const assets = [...writtenSums(last).keys()].filter((path) => ASSET.test(path) && !own.has(path));
  return Object.fromEntries(
    assets.map((path) => [path, kept[path] ?? now.toISOString()]).filter(([, until = '']) => until >= oldest),
  ) as KeptAssets;
}

/**
 * Assets that are named as before and hold something else. Browsers keep what lies under `assets` for a year and do
 * not ask again: who was here before would get the old one with the new page.
 */
export function collidingAssets(last: string, own: Sums): string[] {
  return [...writtenSums(last)]
    .filter(
      ([path, sum]) =>
        ASSET.test(path) && !DRAWN.test(path) && !isPrecompressed(path) && (own.get(path) ?? sum) !== sum,
    )
    .map(
      ([path]) =>
        `${path.slice('site/'.length)}: holds something else than in the last release, under the same name. Browsers keep it for a year: give it another name`,
    );
}

/**
 * Puts files of one release into another. They are linked where the disk can do that, and then cost nothing.
 *
 * @param paths under both folders
 */
export function takeOver(from: string, to: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const file = join(to, path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    try {
      linkSync(join(from, path), file);
    } catch {
      copyFileSync(join(from, path), file);
    }
  }
}
