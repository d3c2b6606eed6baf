/** Returns a French text with no-break spaces where French typography has them, so that its source has plain ones. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(/(?<=«) | (?=[:»])|(?<=\d) (?=Mo\b)/g, '\u00a0').replaceAll(/ (?=[;?!])/g, '\u202f');
}
