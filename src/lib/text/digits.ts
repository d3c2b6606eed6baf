/**
 * Returns a text with Arabic-Indic digits (U+0660 to U+0669) replaced by Western ones; its length stays the same.
 *
 * @example westernDigits('٥٠٠٠ درهم') // '5000 درهم'
 */
export function westernDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
