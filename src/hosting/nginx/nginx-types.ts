/** Text says in which signs it is written; a browser would guess otherwise. */
const texts: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/xml': 'xml',
};

/** As they are registered (iana.org/assignments/media-types). */
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
 * The types of the files, in the place of nginx's own list: Debian's knows no web manifest, and gives scripts an
 * old type. What a maintainer puts under `public/` with another ending is offered to be saved.
 */
export function nginxTypes(): string {
  const lines = [
    ...Object.entries(texts).map(([type, endings]) => `  "${type}; charset=utf-8" ${endings};`),
    ...Object.entries(others).map(([type, endings]) => `  ${type} ${endings};`),
  ];
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\ncharset off;\n`;
}
