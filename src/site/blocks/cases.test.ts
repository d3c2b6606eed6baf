import { expect, it } from 'vitest';
import { agencyConfig } from '../../../tests/support/sites';
import { planData } from '../parts/plan';
import { createSite } from '../site';
import { translator } from '../translate';
import { cases } from './cases';
import { blocksOfType } from './find-blocks';

it('the plan of a case has the petals of the services that prove their work with it; without one it is complete', () => {
  const config = agencyConfig();
  const page = config.pages.find(({ blocks }) => blocksOfType(blocks, 'cases')[0]?.variant === 'cards')!;
  const block = blocksOfType(page.blocks, 'cases')[0]!;
  const [used, unused] = [block.items[0]!, { ...block.items[0]!, id: 'unused' }];
  block.items = [used, unused];
  const services = config.pages.filter(({ kind, section }) => kind === 'service' && section === page.section);
  const [first, second] = [services[0]!, services[1]!];
  for (const { blocks } of services)
    blocks.splice(0, blocks.length, ...blocks.filter(({ type }) => type !== 'proof'));
  for (const { blocks } of [first, second])
    blocks.push({ type: 'proof', cases: [{ to: `${page.id}#${used.id}` }] });
  const site = createSite(config, { fr: {}, en: {}, ar: {} });
  const data = cases.data?.(block, { site, page, language: 'fr', t: translator(site, 'fr') });
  const [of, without] = data!.items.map(({ plan }) => plan!);
  expect(of!.laid).toEqual([planData(site, first), planData(site, second)].flatMap(({ laid }) => laid));
  expect(without!.laid).toHaveLength(without!.petals);
});
