import { describe, expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import { problemLine } from '../../source/problem';
import type { Block } from '../../../site/types.generated';
import { unusedField } from './unused-field';

const words = { fr: 'Un mot', en: 'A word', ar: 'كلمة' };
const item = { title: words, text: words };

/** Returns the problems of unused fields for a block in the second position of the home page. */
function reported(block: Block): string[] {
  const config = agencyConfig();
  config.pages[0]!.blocks.splice(1, 0, block);
  return checkRule(unusedField, config).map((problem) => problemLine(problem));
}

it('a row of prices without one is reported, unless its page has an offer', () => {
  const row = (page: string) => ({ page, text: words });
  const items = [row('contact'), { ...row('contact'), price: words }, row('comptabilite')];
  expect(reported({ type: 'price-plan', title: words, items })).toEqual([
    expect.stringContaining(
      '› items[0]: This row has no price, as the hero of the page "contact" has no offer.',
    ),
  ]);
});

it('a length that no message can have is reported', () => {
  const config = agencyConfig();
  config.contact.lengths = { message: { minimum: 500, maximum: 100 } };
  expect(checkRule(unusedField, config).map((problem) => problemLine(problem))).toEqual([
    expect.stringContaining('contact.lengths.message: The range ends at 100'),
  ]);
});

describe('a field that the variant does not show', () => {
  it('is reported at its path, with the variants that show it', () => {
    const lines = reported({
      type: 'feature-list',
      variant: 'plate',
      title: words,
      lead: words,
      items: [item],
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^site\.config\.json:\d+:\d+ {2}warning FIELD-001 {2}page \/ › block 2 "feature-list" › lead: The variant "plate" does not show this field\. Remove it, or choose the variant "statement" or "chapters"\.$/,
      ),
    ]);
  });

  it('is reported at each entry of a list that has it', () => {
    const picture = { src: '/pictures/room.webp', alt: words };
    const look = { gradient: 'email-nuit', color: 'email', icon: 'star' } as const;
    const work = { id: 'a', name: words, category: words, description: words, stats: {}, ...look };
    const items = [work, { ...work, picture }, { ...work, picture }];
    const lines = reported({ type: 'cases', variant: 'cards', title: words, items });
    expect(lines).toEqual([
      expect.stringContaining('› items[1].picture: The variant "cards" does not show this field.'),
      expect.stringContaining('› items[2].picture: The variant "cards" does not show this field.'),
    ]);
  });

  it('is not reported when its value is false', () => {
    expect(reported({ type: 'hero', variant: 'dossier', title: words, contents: false })).toEqual([]);
    expect(reported({ type: 'hero', variant: 'dossier', title: words, contents: true })).toHaveLength(1);
  });
});
