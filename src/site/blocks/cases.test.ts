import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { sectionPlan } from '../parts/plan';
import { createSite } from '../site';
import { translator } from '../translate';
import { cases } from './cases';
import { blocksOfType } from './find-blocks';

it('a case that is shown as a card has the plan of its section', () => {
  const config = agencyConfig();
  const page = config.pages.find(({ blocks }) => blocksOfType(blocks, 'cases')[0]?.variant === 'cards')!;
  const block = blocksOfType(page.blocks, 'cases')[0]!;
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const data = cases.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
  expect(data!.items[0]!.plan).toEqual(sectionPlan(site, page.section!));
});
