import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { textEntities } from '../../../config/texts/entities';
import { languages, type Language } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';
import type { Text } from '../../../site/types.generated';

/**
 * Returns a warning for each ad with a different price than its page, in the first language with a contradiction, as
 * when a price was changed on the page only. Ads without a number, with a discount in percent, or with the price of the
 * page next to another one are ignored.
 *
 * @param source the text of the config, for positions
 */
export function adPriceProblems(site: Site, source: Source): Problem[] {
  const { ads, pages } = site.config;
  const offers = new Map(
    pages.flatMap(({ id, path, blocks }) => {
      const hero = blocks.find((block) => block.type === 'hero' && block.offer?.price);
      return hero?.type === 'hero' && hero.offer ? [[id, { path, value: hero.offer.value }] as const] : [];
    }),
  );
  return ads.flatMap(({ link, price }, index) => {
    // An ad that is excluded because of another error has only an id.
    const offer =
      (link as string | undefined) === undefined ? undefined : offers.get(link.replace(/#.*/, ''));
    if (!offer) return [];
    const words = (text: Text, language: Language) => translator(site, language)(text).text;
    const mismatch = languages.find((language) =>
      isContradiction(words(price, language), words(offer.value, language), language),
    );
    if (mismatch === undefined) return [];
    const message = `this ad says « ${words(price, mismatch)} », but its page ${offer.path} says « ${words(offer.value, mismatch)} ». Write the same price on both, in all three languages.`;
    return [
      configProblem(site.config, source, {
        code: 'PRICE-002',
        path: ['ads', index, 'price'],
        message,
        severity: 'warning',
      }),
    ];
  });
}

function isContradiction(ad: string, page: string, language: Language): boolean {
  if (/[%\u066a]/.test(ad)) return false;
  const [adNumbers, pageNumbers] = [ad, page].map((text) =>
    textEntities(text, language).numbers.map(({ value }) => value),
  );
  return Boolean(
    adNumbers?.length && pageNumbers?.length && !adNumbers.some((value) => pageNumbers.includes(value)),
  );
}
