import { currenciesIn } from '../../../config/texts/currencies';
import { westernDigits } from '../../../lib/text/digits';
import { languages } from '../../../site/languages';
import { translator } from '../../../site/translate';
import { rule } from '../../rule';
import { offers } from './offers';

export const priceMismatch = rule({
  code: 'PRICE-001',
  severity: 'warning',
  summary: {
    en: 'The price in the structured data is not the visible price.',
    fr: 'Le prix des données structurées n’est pas le prix affiché.',
  },
  docs: {
    en: 'A price is written twice: as a text, which visitors read, and as a number, which search engines show. If they differ, visitors come for a price that does not exist, and search engines may stop showing it (Google, structured data guidelines).\n\nWrite the same price in both, in every language.',
    fr: 'Un prix est écrit deux fois : sous forme de texte, pour les visiteurs, et sous forme de nombre, pour les moteurs de recherche. S’ils diffèrent, les visiteurs viennent pour un prix qui n’existe pas, et les moteurs de recherche peuvent cesser de l’afficher (consignes de Google sur les données structurées).\n\nÉcrivez le même prix aux deux endroits, dans toutes les langues.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/blocks/0/offer/price/amount', value: 250 }],
    reports: 'The structured data says 250, but visitors read',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/blocks/0/offer/price/amount', value: 300 }],
  },
  messages: {
    mismatch: ({ amount, texts }: { amount: number; texts: readonly string[] }) => ({
      en: `The structured data says ${amount}, but visitors read ${texts.map((text) => `"${text}"`).join(', ')}. Write the same price in both.`,
      fr: `Les données structurées indiquent ${amount}, mais les visiteurs lisent ${texts.map((text) => `« ${text} »`).join(', ')}. Écrivez le même prix aux deux endroits.`,
    }),
    currency: ({ currency, text }: { currency: string; text: string }) => ({
      en: `The structured data has the price in ${currency}, but visitors read "${text}". Write the same currency in both.`,
      fr: `Les données structurées indiquent le prix en ${currency}, mais les visiteurs lisent « ${text} ». Écrivez la même monnaie aux deux endroits.`,
    }),
  },
  *check({ config, site, allTexts: { unknown } }) {
    for (const { path, value, price } of offers(config)) {
      // A missing text is reported by another rule.
      if (unknown.some((key) => value === `t:${key}`)) continue;
      const texts = languages.map((language) => translator(site, language)(value).text);
      const wrong = [...new Set(texts)].filter((text) => !containsAmount(text, price.amount));
      if (wrong.length > 0)
        yield {
          path: [...path, 'price', 'amount'],
          message: 'mismatch',
          data: { amount: price.amount, texts: wrong },
        };
      const text = texts.find((shown) => {
        const found = currenciesIn(shown);
        return found.length > 0 && !found.includes(price.currency);
      });
      if (wrong.length === 0 && text !== undefined)
        yield {
          path: [...path, 'price', 'currency'],
          message: 'currency',
          data: { currency: price.currency, text },
        };
    }
  },
});

/**
 * Returns whether a text contains an amount.
 *
 * @example containsAmount('5 000 DH', 5000) // true, as for 'MAD 5,000' and '٥٠٠٠ درهم'
 */
function containsAmount(text: string, amount: number): boolean {
  const numbers: string[] =
    westernDigits(text)
      .replace(/(?<=\d)[\s.,'’\u066b\u066c](?=\d)/g, '')
      .match(/\d+/g) ?? [];
  return [String(amount), amount.toFixed(2)].some((digits) => numbers.includes(digits.replace('.', '')));
}
