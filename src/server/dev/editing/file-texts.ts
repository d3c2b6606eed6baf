import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_LOCK } from '../../../config/lock/site-lock';
import type { SiteFiles } from '../../../config/read-config';

/** The files that an edit can write, by name; null for one that does not exist. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Reads the files of a site that an edit can write. */
export function fileTexts(root: string, files: SiteFiles): FileTexts {
  const names = [...sourcesOf(files).map(({ file }) => file), SITE_LOCK];
  return new Map(names.map((file) => [file, textOf(root, file)]));
}

/** Returns whether the config and the locale files are still as they were read. */
export function isUnchanged(root: string, files: SiteFiles | undefined): boolean {
  return files !== undefined && sourcesOf(files).every(({ file, text }) => textOf(root, file) === text);
}

function sourcesOf({ source, locales }: SiteFiles) {
  return [source, ...Object.values(locales)];
}

function textOf(root: string, file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
