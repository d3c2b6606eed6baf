import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agency } from '../../../../tests/support/sites';
import { problemLine } from '../../../config/source/problem';
import type { Block, SiteConfig } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { doubledBlock } from './doubled-block';

const { config } = loadSite(agency).site!;

/** Returns what is reported when a block is added to the end of the page /faq. */
function reported(change: (block: Block) => void): string[] {
  const copy: SiteConfig = structuredClone(config);
  const { blocks } = copy.pages.find(({ path }) => path === '/faq')!;
  const again = structuredClone(blocks[1]!);
  change(again);
  blocks.push(again);
  return checkRule(doubledBlock, copy).map((problem) => problemLine(problem));
}

it('a block that is on a page twice is reported at the second place, whatever its anchor', () => {
  const line = /page \/faq › block \d+ "faq": This block is the same as block 2 of this page\./;
  expect(reported(() => {})).toEqual([expect.stringMatching(line)]);
  expect(reported((block) => (block.id = 'again'))).toEqual([expect.stringMatching(line)]);
});

it('a block of the same type that says something else is not reported', () => {
  expect(reported((block) => Reflect.set(block, 'title', { fr: 'Autres questions' }))).toEqual([]);
});

it('an entry that is in a list twice is reported at the second place', () => {
  const copy: SiteConfig = structuredClone(config);
  const [page, block] = copy.pages
    .flatMap(({ blocks, path }) => blocks.map((each) => [path, each] as const))
    .find(([, { type }]) => type === 'service-list')!;
  const { items } = block as { items: object[] };
  items.push(structuredClone(items[0]!));
  expect(checkRule(doubledBlock, copy).map((problem) => problemLine(problem))).toEqual([
    expect.stringMatching(
      new RegExp(
        `page ${page} › .*items\\[${items.length - 1}\\]: This entry is the same as entry 1 of the list`,
      ),
    ),
  ]);
});
