import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPrecompressed } from '../lib/file-types';
import { readChecksums, type Checksums } from './checksums';
import { readManifest } from './store';

const DAY = 24 * 60 * 60 * 1000;

/** Files that browsers and proxies cache for a year; pages link them, old pages too. */
const ASSET = /^site\/assets\//;

/** Share images are named by a hash of their input; another version of the renderer may give slightly different bytes. */
const SHARE_IMAGE = /^site\/assets\/share-/;

/** Assets of earlier releases by path, with the time of the last release that used each. */
export type RetainedAssets = Record<string, string>;

/**
 * Returns the assets that a new release retains, so that pages in open tabs and caches still find their scripts: those
 * of the previous release and those that it had retained, unless they are too old.
 *
 * @param last the folder of the previous release
 * @param own the checksums of the new release
 * @param days the number of days to retain assets after the last release that used them
 */
export function retainedAssets(last: string, own: Checksums, now: Date, days: number): RetainedAssets {
  const { kept } = readManifest(last);
  const oldest = new Date(now.getTime() - days * DAY).toISOString();
  const assets = [...readChecksums(last).keys()].filter((path) => ASSET.test(path) && !own.has(path));
  return Object.fromEntries(
    assets.map((path) => [path, kept[path] ?? now.toISOString()]).filter(([, until = '']) => until >= oldest),
  ) as RetainedAssets;
}

/**
 * Returns a message for each asset that has the same name as before but different content. Browsers cache assets for a
 * year without revalidation: returning visitors would get the old asset with the new page.
 */
export function collidingAssets(last: string, own: Checksums): string[] {
  return [...readChecksums(last)]
    .filter(
      ([path, sum]) =>
        ASSET.test(path) &&
        !SHARE_IMAGE.test(path) &&
        !isPrecompressed(path) &&
        (own.get(path) ?? sum) !== sum,
    )
    .map(
      ([path]) =>
        `${path.slice('site/'.length)}: has different content than in the last release under the same name. Browsers cache it for a year: give it another name`,
    );
}

/**
 * Adds files of one release to another, as hard links when the file system supports them, so that they take no space.
 *
 * @param paths the paths in both folders
 */
export function linkFiles(from: string, to: string, paths: Iterable<string>): void {
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
