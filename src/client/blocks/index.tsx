import { Fragment, type ComponentType, type ReactNode } from 'react';
import type { BlockData, BlockDataOf, BlockType } from '../../site/page-data.types';
import { CallToAction } from './call-to-action/call-to-action';
import { Columns } from './columns';
import { Doors } from './doors/doors';
import { FeatureList } from './feature-list/feature-list';
import { Hero } from './hero/hero';
import { PromoCarousel } from './promo-carousel/promo-carousel';
import { Proof } from './proof/proof';
import { ServiceList } from './service-list/service-list';
import { Stats } from './stats/stats';

type Renderers = { [Type in BlockType]: ComponentType<{ block: BlockDataOf<Type> }> };

/** The renderers of the blocks of a home page, and of most other pages. */
const common = {
  'call-to-action': CallToAction,
  doors: Doors,
  'feature-list': FeatureList,
  hero: Hero,
  'promo-carousel': PromoCarousel,
  proof: Proof,
  'service-list': ServiceList,
  stats: Stats,
} satisfies Partial<Renderers>;

/**
 * The renderers of the other blocks: their code is loaded with the pages that have them. A type without a renderer does
 * not compile.
 */
const onDemand = {
  cases: () => import('./cases/cases').then(({ Cases }) => Cases),
  'contact-details': () =>
    import('./contact-details/contact-details').then(({ ContactDetails }) => ContactDetails),
  'contact-form': () => import('./contact-form/contact-form').then(({ ContactForm }) => ContactForm),
  faq: () => import('./faq/faq').then(({ Faq }) => Faq),
  'price-plan': () => import('./price-plan/price-plan').then(({ PricePlan }) => PricePlan),
  pricing: () => import('./pricing/pricing').then(({ Pricing }) => Pricing),
  prose: () => import('./prose/prose').then(({ Prose }) => Prose),
  'site-map': () => import('./site-map/site-map').then(({ SiteMap }) => SiteMap),
  specimen: () => import('./specimen/specimen').then(({ Specimen }) => Specimen),
  steps: () => import('./steps/steps').then(({ Steps }) => Steps),
  testimonials: () => import('./testimonials/testimonials').then(({ Testimonials }) => Testimonials),
  timeline: () => import('./timeline/timeline').then(({ Timeline }) => Timeline),
} satisfies { [Type in Exclude<BlockType, keyof typeof common>]: () => Promise<Renderers[Type]> };

const renderers: Partial<Renderers> = { ...common };

export const blockTypes = Object.keys({ ...common, ...onDemand }) as BlockType[];

/** Loads the renderers of block types, by default of all; they have to be loaded before their blocks are rendered. */
export async function loadRenderers(types: readonly BlockType[] = blockTypes): Promise<void> {
  const missing = types.filter((type): type is keyof typeof onDemand => !(type in renderers));
  await Promise.all(
    missing.map(async (type) => Object.assign(renderers, { [type]: await onDemand[type]() })),
  );
}

/**
 * Renders the blocks of a page in order; “start” blocks are next to the “end” blocks that follow them. A block with nothing beside
 * it is as one in no column.
 */
export function Blocks({ blocks }: { blocks: BlockData[] }): ReactNode {
  return columnGroups(blocks).map((group, index) =>
    group.end.length === 0 ? (
      <Fragment key={index}>
        {group.start.map((block, at) => renderBlock({ ...block, column: undefined }, at))}
      </Fragment>
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
