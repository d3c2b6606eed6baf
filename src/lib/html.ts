/** A text as it stands in HTML, between tags or in an attribute in double quotes. */
export function escapedMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
