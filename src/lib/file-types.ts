/** Extensions of text files. Pictures and fonts are already compressed. */
const TEXT_ENDINGS = ['html', 'json', 'css', 'js', 'svg', 'txt', 'xml', 'webmanifest'];

const TEXT = new RegExp(String.raw`\.(?:${TEXT_ENDINGS.join('|')})$`);

/** Returns whether the build precompresses a file of the site into `.br` and `.gz` files. */
export function isCompressible(path: string): boolean {
  return TEXT.test(path);
}

/** Returns whether a path is that of a precompressed file: `contact.html.br`, not an archive such as `plans.tar.gz`. */
export function isPrecompressed(path: string): boolean {
  return /\.(?:br|gz)$/.test(path) && isCompressible(path.slice(0, -'.br'.length));
}
