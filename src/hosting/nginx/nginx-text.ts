/** Returns a text in double quotes. */
export function nginxText(text: string): string {
  return `"${nginxEscaped(text)}"`;
}

/** Escapes a text for double quotes in nginx. A dollar cannot be escaped and becomes `%24`; no URL of the site has one. */
export function nginxEscaped(text: string): string {
  return text.replace(/["\\]/g, String.raw`\$&`).replace(/\$/g, '%24');
}
