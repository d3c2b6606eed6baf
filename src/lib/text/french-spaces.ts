/** Returns a French text with no-break spaces where French typography has them, so that its source has plain ones. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(/(?<=«) | (?=[:»])|(?<=\d) (?=Mo\b)/g, '\u00a0').replaceAll(/ (?=[;?!])/g, '\u202f');
}

/**
 * Returns a value of JSON as French texts quote it. Numbers and other values stay as they are.
 *
 * @example frenchQuotes('"faq"') // '« faq »'
 */
export function frenchQuotes(json: string): string {
  return json.startsWith('"') ? `« ${json.slice(1).replace(/"$/, '')} »` : json;
}
