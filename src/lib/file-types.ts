/** The endings of the files that are text; pictures and fonts are compressed in themselves. */
export const TEXT_ENDINGS = ['html', 'json', 'css', 'js', 'svg', 'txt', 'xml', 'webmanifest'];

const TEXT = new RegExp(String.raw`\.(?:${TEXT_ENDINGS.join('|')})$`);

/** Whether a file of the site travels compressed, so that the build puts its twins `.br` and `.gz` beside it. */
export function isCompressible(path: string): boolean {
  return TEXT.test(path);
}

/** Whether a path is that of a twin: `contact.html.br`, not an archive such as `plans.tar.gz`. */
export function isPrecompressed(path: string): boolean {
  return /\.(?:br|gz)$/.test(path) && isCompressible(path.slice(0, -'.br'.length));
}
