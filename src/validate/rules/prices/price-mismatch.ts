import { languages } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';
import { configProblem } from '../../../config/report';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';
import type { Path } from '../../../lib/json';

/**
 * Prices in figures that are not those in the words beside them. Search engines would be told another price than
 * visitors are (Google, structured data guidelines: what is told must be visible on the page).
 *
 * @param source the text of the config, for the places
 * @returns a warning for each price and language in which the words lack the figure
 */
export function priceProblems(site: Site, source: Source): Problem[] {
  return site.config.pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) => {
      if (block.type !== 'hero' || !block.offer?.price) return [];
      const { value, price } = block.offer;
      const path: Path = ['pages', pageIndex, 'blocks', blockIndex, 'offer', 'price', 'amount'];
      return languages
        .map((language) => translator(site, language)(value).text)
        .filter((words) => !holdsFigure(words, price.amount))
        .map((words) =>
          configProblem(site.config, source, {
            code: 'PRICE-001',
            path,
            message: `search engines are told ${price.amount}, but visitors read « ${words} ». Write the same price in both.`,
            severity: 'warning',
          }),
        );
    }),
  );
}

/** @example holdsFigure('5 000 DH', 5000) // true, and so is it for 'MAD 5,000' and '٥٠٠٠ درهم' */
function holdsFigure(words: string, amount: number): boolean {
  const western = words.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const figures: string[] = western.replace(/(?<=\d)[\s.,'’\u066b\u066c](?=\d)/g, '').match(/\d+/g) ?? [];
  return [String(amount), amount.toFixed(2)].some((text) => figures.includes(text.replace('.', '')));
}
