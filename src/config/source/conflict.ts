/** A line that Git writes around the versions of a place that it could not merge. */
export const CONFLICT_MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/m;

/**
 * Returns both versions of a text with places that Git could not merge, without the common one that Git may write between them.
 *
 * @returns null when there is no such place
 */
export function conflictVersions(text: string): [ours: string, theirs: string] | null {
  if (!CONFLICT_MARKER.test(text)) return null;
  const versions: [string, string] = ['', ''];
  let isIn = [true, true];
  for (const line of text.split(/(?<=\n)/)) {
    const [marker] = CONFLICT_MARKER.exec(line) ?? [];
    if (marker) isIn = [/[<>]/.test(marker), /[=>]/.test(marker)];
    else for (const index of [0, 1] as const) if (isIn[index]) versions[index] += line;
  }
  return versions;
}
