import { checksum, folderChecksums, formatChecksums, readChecksums } from './checksums';
import { readManifest } from './manifest';

/**
 * Verifies a release against its checksums.
 *
 * @param folder the release, such as `releases/current`
 * @returns a message for each file that was changed, removed or added; empty when the release is intact
 * @throws when the folder is not a release
 */
export function verifyRelease(folder: string): string[] {
  const expected = readChecksums(folder);
  const { content, kept } = readManifest(folder);
  const actual = folderChecksums(folder);
  const changed = [...expected].flatMap(([path, sum]) => {
    if (!actual.has(path)) return [`${path}: is missing`];
    return actual.get(path) === sum ? [] : [`${path}: was changed`];
  });
  const added = [...actual.keys()].filter((path) => !expected.has(path));
  const own = new Map([...expected].filter(([path]) => !Object.hasOwn(kept, path)));
  return [
    ...changed,
    ...added.map((path) => `${path}: was added`),
    // Detects a checksum file that was changed together with a file.
    ...(checksum(formatChecksums(own)) === content ? [] : ['release.json: does not match SHA256SUMS']),
  ];
}
