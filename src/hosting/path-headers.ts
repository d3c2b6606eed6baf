/** A header that some paths have in place of, or in addition to, those of all responses. */
interface PathHeader {
  /** The paths; `*` matches any characters. */
  pattern: string;
  name: string;
  value: string;
}

/**
 * What others may show: share pictures, in the preview of a link, and icons, one of which is the logo in search results.
 */
const embeddable = ['/assets/share-*', '/assets/icon-*', '/icons/*', '/apple-touch-icon.png', '/favicon.ico'];

/** The headers of some paths on every host; an address matches at most one pattern for each header. */
export const pathHeaders: readonly PathHeader[] = [
  ...embeddable.map((pattern) => ({ pattern, name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' })),
  // The data of a page is not a page.
  { pattern: '/*.json', name: 'X-Robots-Tag', value: 'noindex' },
];

/** Returns the headers of a path, in place of those of all responses. */
export function headersOfPath(path: string): [name: string, value: string][] {
  return expressions
    .filter(({ expression }) => expression.test(path))
    .map(({ name, value }) => [name, value]);
}

/**
 * Returns the regular expression of a pattern with `*`.
 *
 * @param any the replacement of `*`
 * @example patternSource('/*.json') // String.raw`/.*\.json`
 */
export function patternSource(pattern: string, any = '.*'): string {
  return pattern.replace(/[.+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('*', any);
}

const expressions = pathHeaders.map(({ pattern, ...header }) => ({
  ...header,
  expression: new RegExp(`^${patternSource(pattern)}$`),
}));
