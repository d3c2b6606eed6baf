import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MANIFEST_FILE, readManifest } from './store';

/** The usual name of a checksum file; `sha256sum -c SHA256SUMS` verifies it. */
export const CHECKSUMS = 'SHA256SUMS';

/** The SHA-256 checksum of each file by its path in the folder, in the order of `filesIn`. */
export type Checksums = ReadonlyMap<string, string>;

/**
 * Returns the paths of all files in a folder, relative and with `/`, in the same order on every system.
 *
 * @throws when an entry is neither a file nor a folder, such as a link that may point outside
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (!entry.isFile())
        throw new Error(`${path} is neither a file nor a folder. Remove it: a site contains nothing else.`);
      return path;
    })
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the checksums of all files of a release except the checksum file and the manifest. */
export function folderChecksums(folder: string): Checksums {
  const paths = filesIn(folder).filter((path) => path !== CHECKSUMS && path !== MANIFEST_FILE);
  return new Map(paths.map((path) => [path, sha256(readFileSync(join(folder, path)))]));
}

/** Checksums as `sha256sum` writes and reads them; the same files give the same text, whenever and wherever it is made. */
export function formatChecksums(checksums: Checksums): string {
  return [...checksums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
}

/** Returns one checksum for all of them. */
export function contentChecksum(checksums: Checksums): string {
  return sha256(formatChecksums(checksums));
}

/**
 * Reads the checksum file of a release.
 *
 * @throws when the file is missing or a line is invalid
 */
export function readChecksums(release: string): Checksums {
  const file = join(release, CHECKSUMS);
  if (!existsSync(file)) throw new Error(`${release} is not a release: it has no ${CHECKSUMS}.`);
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(
    lines.map((line, index) => {
      const [, sum = '', path = ''] = /^([0-9a-f]{64})  (\S.*)$/.exec(line) ?? [];
      if (path) return [path, sum];
      throw new Error(`${file}:${index + 1}: invalid line. Expected "<64 hexadecimal digits>  <path>".`);
    }),
  );
}

/**
 * Verifies a release against its checksums.
 *
 * @returns a message for each file that was changed, removed or added; empty when the release is intact
 * @throws when the folder is not a release
 */
export function verifyRelease(release: string): string[] {
  const [expected, actual] = [readChecksums(release), folderChecksums(release)];
  const { content, kept } = readManifest(release);
  const faults = [...new Set([...expected.keys(), ...actual.keys()])].toSorted().flatMap((path) => {
    if (!actual.has(path)) return [`${path}: is missing`];
    if (!expected.has(path)) return [`${path}: was added`];
    return actual.get(path) === expected.get(path) ? [] : [`${path}: was changed`];
  });
  const own = new Map([...expected].filter(([path]) => !Object.hasOwn(kept, path)));
  // Detects a checksum file that was changed together with a file.
  if (contentChecksum(own) !== content) faults.push(`${MANIFEST_FILE}: does not match ${CHECKSUMS}`);
  return faults;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
