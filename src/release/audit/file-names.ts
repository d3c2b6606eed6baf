/** What may begin with a dot: what programs ask every site for, and a sign for GitHub Pages. */
const DOTTED = /^(?:\.well-known\/|\.nojekyll$)/;

/** What belongs on a desk and not on a shelf. */
const LEFT_BEHIND = /(?:\.map|~|\.bak|\.orig|\.log|\.pem|\.key|\.ts|\.tsx|\.sql|\.zip|Thumbs\.db)$/i;

/**
 * Why a file has nothing to do in a site, judged by its name.
 *
 * @param path under the folder of the site
 * @example strangeName('assets/start-1a2b3c4d.js.map') // 'is nothing for visitors'
 */
export function strangeName(path: string): string | undefined {
  // Sums and server rules have a line for each file.
  if ([...path].some((character) => character < ' ' || character === '\\' || character === '\u007f'))
    return 'has a character in its name that ends a line or leads out';
  if (!DOTTED.test(path) && /(?:^|\/)\./.test(path)) return 'begins with a dot: such files are not published';
  return LEFT_BEHIND.test(path) ? 'is nothing for visitors' : undefined;
}
