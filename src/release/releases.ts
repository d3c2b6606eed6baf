import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MANIFEST_FILE } from './manifest';

/** The link to the current release; web servers serve `current/site`. */
export const CURRENT = 'current';

/** The pattern of release names: the time of publication in UTC, and the first characters of the content checksum. */
const NAME = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

/** Returns the names of the releases in a folder, the oldest first. */
export function releaseNames(target: string): string[] {
  if (!existsSync(target)) return [];
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
 * Returns the name of a new release.
 *
 * @param last the newest release; the new name sorts after it, even when the clock was set back
 * @example releaseName(new Date('2026-12-01T08:00:00Z'), 'e3b0c44298fc…') // '20261201T080000Z-e3b0c44298fc'
 */
export function releaseName(now: Date, content: string, last?: string): string {
  const second = 1000;
  const earliest = last === undefined ? 0 : (publishedAt(last)?.getTime() ?? 0) + second;
  const moment = new Date(Math.max(now.getTime(), earliest)).toISOString();
  return `${moment.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}-${content.slice(0, 12)}`;
}

function publishedAt(name: string): Date | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  if (parts.length === 0) return undefined;
  const [year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
