/** Text types are sent with a charset, so that browsers do not guess it. */
const texts: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/xml': 'xml',
};

/** The registered types (iana.org/assignments/media-types). */
const others: Record<string, string> = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/vnd.microsoft.icon': 'ico',
  'image/webp': 'webp',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/**
 * Returns the media types, instead of nginx's own list: Debian's list lacks the web manifest and has an outdated type
 * for scripts. Browsers download files with other extensions, which a maintainer may add to `public/`.
 */
export function nginxTypes(): string {
  const lines = [
    ...Object.entries(texts).map(([type, endings]) => `  "${type}; charset=utf-8" ${endings};`),
    ...Object.entries(others).map(([type, endings]) => `  ${type} ${endings};`),
  ];
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\ncharset off;\n`;
}
