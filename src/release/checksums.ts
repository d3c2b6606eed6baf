import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedFiles } from './list-files';
import { MANIFEST_FILE } from './manifest';

/** The usual name of a checksum file; `sha256sum -c SHA256SUMS` verifies it. */
export const CHECKSUMS = 'SHA256SUMS';

/** The SHA-256 checksum of each file by its path in the folder, in the order of `releasedFiles`. */
export type Checksums = ReadonlyMap<string, string>;

/** Returns the checksums of all files of a release except the checksum file and the manifest. */
export function folderChecksums(folder: string): Checksums {
  const paths = releasedFiles(folder).filter((path) => path !== CHECKSUMS && path !== MANIFEST_FILE);
  return new Map(paths.map((path) => [path, checksum(readFileSync(join(folder, path)))]));
}

/** Returns the SHA-256 checksum of a content, in hexadecimal. */
export function checksum(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Checksums as `sha256sum` writes and reads them; the same files give the same text, whenever and wherever it is made. */
export function formatChecksums(checksums: Checksums): string {
  return [...checksums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
}

/** Writes the checksum file of a folder. */
export function writeChecksums(folder: string): void {
  writeFileSync(join(folder, CHECKSUMS), formatChecksums(folderChecksums(folder)));
}

/**
 * Reads the checksum file of a folder.
 *
 * @throws when the file is missing or a line is invalid
 */
export function readChecksums(folder: string): Checksums {
  const file = join(folder, CHECKSUMS);
  if (!existsSync(file)) throw new Error(`${folder} is not a release: it has no ${CHECKSUMS}.`);
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(
    lines.map((line, index) => {
      const [, sum, path] = /^([0-9a-f]{64})  (\S.*)$/.exec(line) ?? [];
      if (sum === undefined || path === undefined)
        throw new Error(
          `${file}:${index + 1}: invalid checksum line. Expected "<64 hexadecimal digits>  <path>".`,
        );
      return [path, sum];
    }),
  );
}
