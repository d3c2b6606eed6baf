import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** The file name of the manifest of a release. */
export const MANIFEST_FILE = 'release.json';

/** The link to the current release; web servers serve `current/site`. */
const CURRENT = 'current';

/** The pattern of release names: the time of publication in UTC, and the first characters of the content checksum. */
const NAME = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

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
 * @throws when the folder is not a release
 */
export function readManifest(release: string): ReleaseManifest {
  const file = join(release, MANIFEST_FILE);
  if (!existsSync(file)) throw new Error(`${release} is not a release: it has no ${MANIFEST_FILE}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}

/** Returns the names of the releases in a folder, the oldest first. */
export function releaseNames(target: string): string[] {
  return readdirSync(target)
    .filter((name) => NAME.test(name) && existsSync(join(target, name, MANIFEST_FILE)))
    .toSorted();
}

/**
 * Returns the name of the current release; undefined when there is none yet.
 *
 * @throws when `current` is a folder and not a link, because replacing it could lose data
 */
export function currentRelease(target: string): string | undefined {
  const link = join(target, CURRENT);
  const stats = lstatSync(link, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isSymbolicLink())
    throw new Error(`${link} is not a link to a release. Move it away, then release again.`);
  const name = basename(readlinkSync(link));
  return existsSync(join(target, name, MANIFEST_FILE)) ? name : undefined;
}

/**
 * Makes a release the current one in one step: every request gets the old or the new one (rename(2) replaces a link
 * atomically).
 *
 * @param draft the folder for the new link, on the same disk
 */
export function switchRelease(target: string, name: string, draft: string): void {
  const link = join(draft, CURRENT);
  symlinkSync(name, link, 'dir');
  renameSync(link, join(target, CURRENT));
}

/**
 * Returns the name of a new release.
 *
 * @param last the newest release; the new name sorts after it, even when the clock was set back
 * @example releaseName(new Date('2026-12-01T08:00:00Z'), 'e3b0c44298fc…') // '20261201T080000Z-e3b0c44298fc'
 */
export function releaseName(now: Date, content: string, last = ''): string {
  const second = 1000;
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(last)?.map(Number) ?? [];
  const [year, month = 1, day, hour, minute, seconds] = parts;
  const earliest = year === undefined ? 0 : Date.UTC(year, month - 1, day, hour, minute, seconds) + second;
  const moment = new Date(Math.max(now.getTime(), earliest)).toISOString();
  return `${moment.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}-${content.slice(0, 12)}`;
}
