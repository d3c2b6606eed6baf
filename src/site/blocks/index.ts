import type { Block } from '../types.generated';
import type { BlockType } from '../parts/types';
import { callToAction } from './call-to-action';
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
import { steps } from './steps';
import { testimonials } from './testimonials';

/** The model of each type of block. */
export const blockModels = {
  hero,
  'promo-carousel': promoCarousel,
  doors,
  'service-list': serviceList,
  'feature-list': featureList,
  steps,
  timeline: {},
  stats,
  cases,
  testimonials,
  proof,
  'price-plan': pricePlan,
  pricing,
  specimen,
  'call-to-action': callToAction,
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
