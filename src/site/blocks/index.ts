import type { Block } from '../types.generated';
import { sectionPlan } from '../parts/plan';
import type { BlockType } from '../parts/types';
import { defaultSection } from '../section';
import { cases } from './cases';
import { contactDetailsBlock, contactForm } from './contact-form';
import { doors } from './doors';
import { featureList } from './feature-list';
import { hero } from './hero';
import type { BlockModel } from './model';
import { pricePlan } from './price-plan';
import { pricing } from './pricing';
import { promoCarousel } from './promo-carousel';
import { proof } from './proof';
import { prose } from './prose';
import { serviceList } from './service-list';
import { siteMap } from './site-map';
import { specimen } from './specimen';
import { stats } from './stats';
import { testimonials } from './testimonials';

/** The model of each type of block. */
export const blockModels = {
  hero,
  'promo-carousel': promoCarousel,
  doors,
  'service-list': serviceList,
  'feature-list': featureList,
  steps: {
    data: (_, { site, page: { section = defaultSection } }) => ({ plan: sectionPlan(site, section) }),
  },
  timeline: {},
  stats,
  cases,
  testimonials,
  proof,
  'price-plan': pricePlan,
  pricing,
  specimen,
  'call-to-action': { data: (_, { page }) => ({ wall: wallOf(page.id) }) },
  faq: {},
  prose,
  'contact-form': contactForm,
  'contact-details': contactDetailsBlock,
  'site-map': siteMap,
} satisfies { [Type in BlockType]: BlockModel<Type> };

/**
 * Returns the model of a block, as one type for all: its functions take this very block. While a site with errors is edited, a
 * block may have a type that does not exist.
 */
export function modelOf({ type }: Pick<Block, 'type'>): BlockModel<BlockType> {
  return (blockModels[type] ?? {}) as BlockModel<BlockType>;
}

/** The number of views of the same tiling (src/client/ui/wall.tsx). */
const WALLS = 6;

/** Returns a view that follows from an id: a page always has the same. */
function wallOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % WALLS;
}
