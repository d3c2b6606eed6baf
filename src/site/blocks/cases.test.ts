import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import type { BlockDataOf } from '../page-data.types';
import { blockData } from '../page-data/block-data';
import { sectionPlan } from '../parts/plan';
import { createSite } from '../site';
import type { DrawingName } from '../types.generated';
import { blocksOfType } from './find-blocks';

/** Returns the data of the first cases that are cards, the first one with a drawing. */
function firstCards(drawing?: DrawingName) {
  const config = agencyConfig();
  const page = config.pages.find(({ blocks }) => blocksOfType(blocks, 'cases')[0]?.variant === 'cards')!;
  const block = blocksOfType(page.blocks, 'cases')[0]!;
  if (drawing) block.items[0]!.drawing = drawing;
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const { items } = blockData({ site, page, language: 'fr' }, block) as BlockDataOf<'cases'>;
  return { items, plan: sectionPlan(site, page.section!) };
}

it('a case that is shown as a card has the plan of its section', () => {
  const { items, plan } = firstCards();
  expect(items[0]).toMatchObject({ plan, drawing: undefined });
});

it('a card may have a drawing of its own, by the address of its file', () => {
  const { items } = firstCards('ledger');
  expect(items[0]!.drawing).toBe('/assets/drawing-ledger-consulting.svg');
});
