import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NOTE } from './manifest';

/** What a web server is pointed at: `current/site`. */
export const CURRENT = 'current';

/** When it was laid out, in UTC, and the first characters of a sum of what is in it. */
const NAME = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

/** The releases of a folder, the oldest first. */
export function releaseNames(target: string): string[] {
  if (!existsSync(target)) return [];
  return readdirSync(target)
    .filter((name) => NAME.test(name) && existsSync(join(target, name, NOTE)))
    .toSorted();
}

/**
 * The release that visitors get.
 *
 * @returns its name, undefined when there is none yet
 * @throws when `current` is a folder and not a link, so that nothing of somebody else's is lost
 */
export function currentRelease(target: string): string | undefined {
  const link = join(target, CURRENT);
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (!found.isSymbolicLink())
    throw new Error(`${link} is no link to a release. Move it away, then release again.`);
  const name = basename(readlinkSync(link));
  return existsSync(join(target, name, NOTE)) ? name : undefined;
}

/**
 * Gives visitors another release, in one step: whoever asks gets the old one or the new one, never neither
 * (rename(2) replaces a link atomically).
 */
export function switchTo(target: string, name: string): void {
  const draft = join(target, `.current-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(name, draft, 'dir');
  renameSync(draft, join(target, CURRENT));
}

/**
 * The name of a release.
 *
 * @param last the newest one there is: a name is always behind it, also when a clock was set back
 * @example releaseName(new Date('2026-12-01T08:00:00Z'), 'e3b0c44298fc…') // '20261201T080000Z-e3b0c44298fc'
 */
export function releaseName(now: Date, content: string, last?: string): string {
  const second = 1000;
  const after = last === undefined ? 0 : (momentOf(last)?.getTime() ?? 0) + second;
  const moment = new Date(Math.max(now.getTime(), after)).toISOString();
  return `${moment.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}-${content.slice(0, 12)}`;
}

function momentOf(name: string): Date | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  if (parts.length === 0) return undefined;
  const [year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
