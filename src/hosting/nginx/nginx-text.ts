/** A text in double quotes as nginx reads it; a dollar cannot be escaped there, and no address of the site has one. */
export function nginxText(text: string): string {
  return text.replace(/["\\]/g, String.raw`\$&`).replace(/\$/g, '%24');
}
