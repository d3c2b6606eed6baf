/** Escapes a text for double quotes in nginx. A dollar cannot be escaped and becomes `%24`; no URL of the site has one. */
export function nginxText(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\$/g, '%24')}"`;
}

/**
 * Returns the pattern of a `map` for a pattern with `*`.
 *
 * @example nginxPattern('/*.json') // '"~^/.*\.json$"'
 */
export function nginxPattern(pattern: string): string {
  return `"~^${pattern.replace(/[.+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('*', '.*')}$"`;
}
