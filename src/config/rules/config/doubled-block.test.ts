import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import { problemLine } from '../../source/problem';
import type { Page } from '../../../site/types.generated';
import { doubledBlock } from './doubled-block';

/** Returns what is reported when the questions of the page /faq are changed. */
function reported(change: (blocks: Page['blocks'], questions: unknown[]) => unknown): string[] {
  const config = agencyConfig();
  const { blocks } = config.pages.find(({ path }) => path === '/faq')!;
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? [block.items as unknown[]] : []))[0]!;
  change(blocks, questions);
  return checkRule(doubledBlock, config).map((problem) => problemLine(problem));
}

it('a block that is on a page twice is reported at the second place, whatever its anchor', () => {
  const found = reported((blocks) => blocks.push({ ...structuredClone(blocks[1]!), id: 'again' } as never));
  expect(found).toEqual([
    expect.stringMatching(/page \/faq › block \d+ "faq": This block is the same as block 2 of this page\./),
  ]);
});

it('an entry that is in a list twice is reported at the second place', () => {
  expect(reported((_, questions) => questions.push(questions[0]))).toEqual([
    expect.stringMatching(/page \/faq › .*items\[\d+\]: This entry is the same as entry 1 of the list/),
  ]);
});
