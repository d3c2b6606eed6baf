import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { westernDigits } from '../../../lib/text/digits';
import type { Path } from '../../../lib/json';
import { languages } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';

/**
 * Returns a warning for each price and language in which the visible text lacks the amount of the structured data:
 * search engines would read a different price than visitors (Google, structured data guidelines: structured data must
 * match the visible content).
 *
 * @param source the text of the config, for positions
 */
export function priceProblems(site: Site, source: Source): Problem[] {
  return site.config.pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) => {
      if (block.type !== 'hero' || !block.offer?.price) return [];
      const { value, price } = block.offer;
      const path: Path = ['pages', pageIndex, 'blocks', blockIndex, 'offer', 'price', 'amount'];
      return languages
        .map((language) => translator(site, language)(value).text)
        .filter((words) => !containsAmount(words, price.amount))
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

/**
 * Returns whether a text contains an amount.
 *
 * @example containsAmount('5 000 DH', 5000) // true, as for 'MAD 5,000' and '٥٠٠٠ درهم'
 */
function containsAmount(words: string, amount: number): boolean {
  const numbers: string[] =
    westernDigits(words)
      .replace(/(?<=\d)[\s.,'’\u066b\u066c](?=\d)/g, '')
      .match(/\d+/g) ?? [];
  return [String(amount), amount.toFixed(2)].some((text) => numbers.includes(text.replace('.', '')));
}
