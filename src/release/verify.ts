import { releaseNote } from './manifest';
import { sumOf, sumsOf, sumsText, writtenSums } from './checksums';

/**
 * What in a laid-out release is not as it was written.
 *
 * @param folder the release, such as `releases/current`
 * @returns a line for each file that is another, is gone, or was not there; nothing when it is whole
 * @throws when it is no release
 */
export function releaseFaults(folder: string): string[] {
  const wanted = writtenSums(folder);
  const { content, kept } = releaseNote(folder);
  const found = sumsOf(folder);
  const changed = [...wanted].flatMap(([path, sum]) => {
    if (!found.has(path)) return [`${path}: is gone`];
    return found.get(path) === sum ? [] : [`${path}: is not what it was`];
  });
  const strange = [...found.keys()].filter((path) => !wanted.has(path));
  const own = new Map([...wanted].filter(([path]) => !Object.hasOwn(kept, path)));
  return [
    ...changed,
    ...strange.map((path) => `${path}: does not belong to it`),
    // A list of sums that was changed together with a file says so too.
    ...(sumOf(sumsText(own)) === content ? [] : ['release.json: tells of other files than the list of sums']),
  ];
}
