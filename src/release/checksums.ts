import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTE } from './manifest';
import { releasedFiles } from './list-files';

/** The name under which people look for sums; `sha256sum -c SHA256SUMS` reads it. */
export const CHECKSUMS = 'SHA256SUMS';

/** The sum of each file, by its path under the folder, sorted as `releasedFiles` does. */
export type Sums = ReadonlyMap<string, string>;

/** The sums of all files of a release but those that tell of it: the list of sums, and when it was laid out. */
export function sumsOf(folder: string): Sums {
  const paths = releasedFiles(folder).filter((path) => path !== CHECKSUMS && path !== NOTE);
  return new Map(paths.map((path) => [path, sumOf(readFileSync(join(folder, path)))]));
}

export function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Sums as `sha256sum` writes and reads them; the same files give the same text, whenever and wherever it is made. */
export function sumsText(sums: Sums): string {
  return [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
}

/** Writes the sums of a folder into it. */
export function writeSums(folder: string): void {
  writeFileSync(join(folder, CHECKSUMS), sumsText(sumsOf(folder)));
}

/**
 * Reads the sums that a folder was given.
 *
 * @throws when there are none, or a line is none
 */
export function writtenSums(folder: string): Sums {
  const file = join(folder, CHECKSUMS);
  if (!existsSync(file)) throw new Error(`${folder} is no release: there is no ${CHECKSUMS} in it.`);
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(
    lines.map((line, index) => {
      const [, sum, path] = /^([0-9a-f]{64})  (\S.*)$/.exec(line) ?? [];
      if (sum === undefined || path === undefined)
        throw new Error(`${file}:${index + 1} is no sum: "<64 characters>  <path>" is.`);
      return [path, sum];
    }),
  );
}
