import type { i18n } from 'i18next';
import { formatNumber } from './format';
import { numberFormat, type Language } from './languages';
import type { SiteConfig, Text } from './types.generated';

/** An amount that several places show: `values` of the config. */
export type Value = Values[string];

/** The code of a currency (ISO 4217) that an amount can have. The texts have its format: `frame.currencies.MAD`. */
export type Currency = Value['currency'];

type Values = NonNullable<SiteConfig['values']>;

/**
 * Returns the values of a config in one language, by the names of the placeholders that they fill.
 *
 * @param lookup finds the texts of the layout
 * @example valueTexts({ values: { website: { amount: 5000, currency: 'MAD' } }, … }, lookup, 'en') // { website: 'MAD 5,000' }
 */
export function valueTexts(config: SiteConfig, lookup: i18n, language: Language): Record<string, string> {
  const numbers = numberFormat(config, language);
  const entries = Object.entries(config.values ?? {}).map(([name, { amount, upTo, currency }]) => {
    const [from, to] = [amount, upTo].map((number) => number && formatNumber(number, numbers));
    const shown = to === undefined ? from : lookup.t('frame.range', { lng: language, from, to });
    return [name, lookup.t(`frame.currencies.${currency}`, { lng: language, amount: shown })];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/**
 * Returns the first value that a text of the config names.
 *
 * @example namedValue({ website }, { fr: 'Dès {values.website}' }) // website
 */
export function namedValue(values: Values = {}, text: Text): Value | undefined {
  const [, name = ''] = VALUE.exec(typeof text === 'string' ? text : Object.values(text).join(' ')) ?? [];
  return values[name];
}

const VALUE = /\{values\.([\w-]+)\}/;
