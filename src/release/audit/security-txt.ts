/** Whoever finds a weak spot does not write to an address that is out of date (RFC 9116, section 2.5.5). */
const LEAST = 30 * 24 * 60 * 60 * 1000;

/**
 * What is wrong with the day on which a `security.txt` ends.
 *
 * @param text the file
 * @param now the moment of the release
 */
export function securityTextFaults(text: string, now: Date): string[] {
  const written = /^Expires:\s*(\S+)\s*$/im.exec(text)?.[1] ?? '';
  const end = Date.parse(written);
  if (!/^Contact:\s*\S+/im.test(text)) return ['names nobody to write to ("Contact:")'];
  if (Number.isNaN(end)) return ['does not say until when it holds ("Expires:")'];
  if (end - now.getTime() >= LEAST) return [];
  return [`holds until ${written} only: build the site anew, it then holds for a year`];
}
