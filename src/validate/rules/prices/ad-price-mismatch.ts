import { numberNotation, textEntities } from '../../../config/texts/entities';
import { languages, type Language } from '../../../site/languages';
import { translator } from '../../../site/translate';
import { pagePath } from '../../../site/page-url';
import type { Text } from '../../../site/types.generated';
import { rule } from '../../rule';
import { offers } from './offers';

export const adPriceMismatch = rule({
  code: 'PRICE-002',
  severity: 'warning',
  summary: {
    en: 'An ad has another price than its page.',
    fr: 'Une annonce n’indique pas le même prix que sa page.',
  },
  docs: {
    en: 'A price is on the page of a service and in the ad that leads to it. If they differ, visitors follow the ad and find another price.\n\nWrite the same price on both, in every language. Better still, let the ad use the text of the page: then they cannot differ. An ad with a discount may show both prices, or the percentage.',
    fr: 'Un prix figure sur la page d’un service et dans l’annonce qui y mène. S’ils diffèrent, les visiteurs suivent l’annonce et trouvent un autre prix.\n\nÉcrivez le même prix aux deux endroits, dans toutes les langues. Mieux encore, utilisez dans l’annonce le texte de la page : les deux prix ne peuvent alors plus différer. Une annonce de promotion peut afficher les deux prix, ou le pourcentage.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/ads/1/link', value: 'repair' },
      { file: 'site.config.json', pointer: '/ads/1/price', value: 't:ads.summer.price' },
    ],
    reports: 'but its page /workshop/repair says',
    valid: [{ file: 'site.config.json', pointer: '/ads/0/price', value: 't:repair.offer.value' }],
  },
  messages: {
    mismatch: ({ ad, page, path }: { ad: string; page: string; path: string }) => ({
      en: `This ad says "${ad}", but its page ${path} says "${page}". Write the same price on both, in every language.`,
      fr: `Cette annonce indique « ${ad} », mais sa page ${path} indique « ${page} ». Écrivez le même prix aux deux endroits, dans toutes les langues.`,
    }),
  },
  *check({ config, site }) {
    const byPage = new Map(offers(config).map((offer) => [offer.page.id, offer]));
    const read = (text: Text, language: Language) => translator(site, language)(text).text;
    for (const [index, { link, price }] of config.ads.entries()) {
      const offer = byPage.get(link.replace(/#.*/, ''));
      if (!offer) continue;
      // One language shows the contradiction.
      for (const language of languages) {
        const [ad, page] = [read(price, language), read(offer.value, language)];
        if (!isContradiction(ad, page, language)) continue;
        const data = { ad, page, path: pagePath(offer.page.path) };
        yield { path: ['ads', index, 'price'], message: 'mismatch', data };
        break;
      }
    }
  },
});

/** Returns whether two prices share no number. Texts without a number, and discounts in percent, contradict nothing. */
function isContradiction(ad: string, page: string, language: Language): boolean {
  if (/[%\u066a]/.test(ad)) return false;
  const numbersOf = (text: string) =>
    textEntities(text, numberNotation(language)).numbers.map(({ value }) => value);
  const [inAd, onPage] = [numbersOf(ad), numbersOf(page)];
  return inAd.length > 0 && onPage.length > 0 && !inAd.some((value) => onPage.includes(value));
}
