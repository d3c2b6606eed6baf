import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { BlockData, BlockDataOf, BlockType } from '../site/page-data.types';
import { CallToAction } from './call-to-action/call-to-action';
import { Cases } from './cases/cases';
import { Columns } from './columns';
import { ContactDetails } from './contact-details/contact-details';
import { ContactForm } from './contact-form/contact-form';
import { Faq } from './faq/faq';
import { FeatureList } from './feature-list/feature-list';
import { Hero } from './hero/hero';
import { PricePlan } from './price-plan/price-plan';
import { PromoCarousel } from './promo-carousel/promo-carousel';
import { Proof } from './proof/proof';
import { Prose } from './prose/prose';
import { ServiceList } from './service-list/service-list';
import { SiteMap } from './site-map/site-map';
import { Specimen } from './specimen/specimen';
import { Stats } from './stats/stats';
import { Steps } from './steps/steps';
import { Testimonials } from './testimonials/testimonials';

/** The renderer of each block type. A type without a renderer does not compile. */
export const renderers = {
  'call-to-action': CallToAction,
  cases: Cases,
  'contact-details': ContactDetails,
  'contact-form': ContactForm,
  faq: Faq,
  'feature-list': FeatureList,
  hero: Hero,
  'price-plan': PricePlan,
  'promo-carousel': PromoCarousel,
  proof: Proof,
  prose: Prose,
  'service-list': ServiceList,
  'site-map': SiteMap,
  specimen: Specimen,
  stats: Stats,
  steps: Steps,
  testimonials: Testimonials,
} satisfies { [Type in BlockType]: ComponentType<{ block: BlockDataOf<Type> }> };

/** Renders the blocks of a page in order; “start” blocks are next to the “end” blocks that follow them. */
export function Blocks({ blocks }: { blocks: BlockData[] }): ReactNode {
  return columnGroups(blocks).map((group, index) =>
    group.end.length === 0 ? (
      <Fragment key={index}>{group.start.map(renderBlock)}</Fragment>
    ) : (
      <Columns
        key={index}
        kind={group.end[0]?.type ?? 'prose'}
        start={group.start.map(renderBlock)}
        end={group.end.map(renderBlock)}
      />
    ),
  );
}

function renderBlock(block: BlockData, index: number): ReactNode {
  const Renderer = renderers[block.type] as ComponentType<{ block: BlockData }>;
  const element = <Renderer key={index} block={block} />;
  if (!block.language) return element;
  return (
    <div key={index} lang={block.language} dir={block.direction}>
      {element}
    </div>
  );
}

/** Groups the blocks: each run of “start” blocks with the “end” blocks after it, and every other block alone. */
function columnGroups(blocks: BlockData[]): { start: BlockData[]; end: BlockData[] }[] {
  const groups: { start: BlockData[]; end: BlockData[] }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.column === 'end' && last?.start.at(-1)?.column === 'start') last.end.push(block);
    else if (block.column === 'start' && last?.end.length === 0 && last.start.at(-1)?.column === 'start')
      last.start.push(block);
    else groups.push({ start: [block], end: [] });
  }
  return groups;
}
