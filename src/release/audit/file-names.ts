/** The names that may begin with a dot: well-known files, and a marker for GitHub Pages. */
const DOTTED = /^(?:\.well-known\/|\.nojekyll$)/;

/** Files of the development environment that do not belong into a release. */
const LEFT_BEHIND = /(?:\.map|~|\.bak|\.orig|\.log|\.pem|\.key|\.ts|\.tsx|\.sql|\.zip|Thumbs\.db)$/i;

/**
 * Returns why a file cannot be published, judging by its name.
 *
 * @param path the path in the site
 * @example unpublishableName('assets/start-1a2b3c4d.js.map') // 'is nothing for visitors'
 */
export function unpublishableName(path: string): string | undefined {
  // Checksums and server rules have a line for each file.
  if ([...path].some((character) => character < ' ' || character === '\\' || character === '\u007f'))
    return 'has a character in its name that ends a line or leads out';
  if (!DOTTED.test(path) && /(?:^|\/)\./.test(path)) return 'begins with a dot: such files are not published';
  return LEFT_BEHIND.test(path) ? 'is nothing for visitors' : undefined;
}
