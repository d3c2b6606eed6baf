/** A price in parts: its number is shown larger than its words. */
export interface PriceParts {
  /** The number, the lower one of a range, or the whole text where it is no price. */
  from: string;
  /** The higher number of a range. */
  to?: string;
  /** The word or sign between the two numbers. */
  between?: string;
  currency?: string;
}

/**
 * Splits a formatted price.
 *
 * @example priceParts('120 à 220 DH') // { from: '120', between: 'à', to: '220', currency: 'DH' }
 */
export function priceParts(price: string): PriceParts {
  const [, before, from, between, to, after, mark = ''] = PRICE.exec(price) ?? [];
  if (from === undefined || (before && after)) return { from: price };
  const currency = before === undefined ? after : before + mark;
  const end = currency === undefined ? mark : '';
  return {
    from: to === undefined ? from + end : from,
    ...(between && to && { between: between.trim(), to: to + end }),
    ...(currency && { currency }),
  };
}

/**
 * A number or two with a currency before or after them; the space between thousands does not break, nor does one in the
 * name of a currency. A sign before a number, as in “€5,000”, belongs to it. A text that is edited ends with its mark.
 */
const PRICE =
  /^(?:([^\s\d]+)\s)?(\p{Sc}?\d(?:[\d.,\u00a0]*\d)?)(?:(\s[^\s\d]+\s|[^\s\d])(\d(?:[\d.,\u00a0]*\d)?))?(?:\s([^\s\d]+(?:\u00a0[^\s\d]+)*))?(\p{M}*)$/u;
