/** The minimum remaining validity: researchers do not use an expired file (RFC 9116, section 2.5.5). */
const LEAST = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the problems of a `security.txt`: a missing contact, or a missing or early expiry date.
 *
 * @param text the content of the file
 * @param now the time of the release
 */
export function securityTextFaults(text: string, now: Date): string[] {
  const written = /^Expires:\s*(\S+)\s*$/im.exec(text)?.[1] ?? '';
  const end = Date.parse(written);
  if (!/^Contact:\s*\S+/im.test(text)) return ['has no contact ("Contact:")'];
  if (Number.isNaN(end)) return ['does not say until when it holds ("Expires:")'];
  if (end - now.getTime() >= LEAST) return [];
  return [`holds until ${written} only: build the site anew, it then holds for a year`];
}
