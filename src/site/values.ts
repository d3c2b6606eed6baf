import type { i18n } from 'i18next';
import { formatNumber } from './format';
import { numberFormat, type Language } from './languages';
import type { SiteConfig, Text } from './types.generated';

/** An amount that several places show: `values` of the config. */
export type Value = Values[string];

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
    // Of what is less than a dirham or a euro, both digits are written.
    const [from, to] = [amount, upTo].map(
      (number) => number && formatNumber(number, numbers).replace(/[.,]\d$/, '$&0'),
    );
    const shown = to === undefined ? from : lookup.t('frame.range', { lng: language, from, to });
    const forms = currencies[currency];
    return [name, (forms[language] ?? forms.other).replaceAll(' ', '\u00a0').replace('{}', String(shown))];
  });
  return Object.fromEntries(entries);
}

/** How each language writes an amount in a currency; `other` is for the languages without a form of their own. */
const currencies: Record<Value['currency'], Record<Language, string> & { other: string }> = {
  MAD: { fr: '{} DH', en: 'MAD {}', ar: '{} درهم', other: '{} MAD' },
  EUR: { en: '€{}', ar: '{} يورو', other: '{} €' },
  USD: { en: '${}', ar: '{} دولار', other: '{} $' },
  GBP: { en: '£{}', ar: '{} جنيه إسترليني', other: '{} £' },
};

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
