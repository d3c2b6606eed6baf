/**
 * Returns the codes of the currencies in which a text names amounts.
 *
 * @example currenciesIn('5 000 DH') // ['MAD'], as for 'MAD 5,000' and '5000 درهم'
 */
export function currenciesIn(text: string): string[] {
  return currencies.filter(([, pattern]) => pattern.test(text)).map(([code]) => code);
}

/** The names of each currency, as a pattern. */
const currencyNames = {
  MAD: String.raw`DHS?|MAD|dirhams?|دراهم|درهما?|د\.م\.?`,
  EUR: '€|EUR|euros?|يورو|أورو',
  USD: String.raw`\$|USD|dollars?|دولارا?`,
} as const;

const currencies = Object.entries(currencyNames).map(([code, names]) => [code, currency(names)] as const);

/** Returns the pattern of a currency before or after a number. */
function currency(names: string): RegExp {
  const digit = String.raw`[\d\u0660-\u0669]`;
  return new RegExp(String.raw`${digit}\s?(?:${names})(?!\p{L})|(?<!\p{L})(?:${names})\s?${digit}`, 'iu');
}
