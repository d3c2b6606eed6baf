import { languages, type Language } from '../../../site/languages';
import type { Site } from '../../../site/site';
import type { Text } from '../../../site/types.generated';
import { translator } from '../../../site/translate';
import { configProblem } from '../../../config/report';
import { textEntities } from '../../../config/texts/entities';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/**
 * Ads that name another price than the page they lead to, as when a price was changed on the page only. Of an ad without
 * a figure, or with a discount in per cent, nothing is said, nor of one that names the page's price beside another.
 *
 * @param source the text of the config, for the places
 * @returns a warning for each such ad, in the first language in which it contradicts its page
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
    // Of an ad that was set aside for another mistake there is only the name.
    const offer =
      (link as string | undefined) === undefined ? undefined : offers.get(link.replace(/#.*/, ''));
    if (!offer) return [];
    const words = (text: Text, language: Language) => translator(site, language)(text).text;
    const unlike = languages.find((language) =>
      contradict(words(price, language), words(offer.value, language), language),
    );
    if (unlike === undefined) return [];
    const message = `this ad says « ${words(price, unlike)} », but its page ${offer.path} says « ${words(offer.value, unlike)} ». Write the same price on both, in all three languages.`;
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

function contradict(ad: string, page: string, language: Language): boolean {
  if (/[%\u066a]/.test(ad)) return false;
  const [here, there] = [ad, page].map((text) =>
    textEntities(text, language).numbers.map(({ value }) => value),
  );
  return Boolean(here?.length && there?.length && !here.some((value) => there.includes(value)));
}
