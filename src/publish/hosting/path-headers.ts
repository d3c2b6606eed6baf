/**
 * What others may show: share pictures, in the preview of a link, and icons, one of which is the logo in search results.
 */
const embeddable = ['/assets/share-*', '/assets/icon-*', '/icons/*', '/apple-touch-icon.png'];

/**
 * The headers that some paths have on every host, in place of or besides those of all responses; an address matches at most
 * one pattern for each header. `*` matches any characters, and `source` is the pattern as a regular expression.
 */
export const pathHeaders = [
  ...embeddable.map((pattern) => ({ pattern, name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' })),
  // The data of a page is not a page.
  { pattern: '/*.json', name: 'X-Robots-Tag', value: 'noindex' },
].map((header) => ({
  ...header,
  source: header.pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*'),
}));

/** Returns the headers of a path, in place of those of all responses. */
export function headersOfPath(path: string): [name: string, value: string][] {
  return pathHeaders
    .filter(({ source }) => new RegExp(`^${source}$`).test(path))
    .map(({ name, value }) => [name, value]);
}
