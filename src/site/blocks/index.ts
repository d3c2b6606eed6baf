import type { BlockContext } from './context';
import { casesData } from './cases';
import { contactDetailsData, contactFormData } from './contact-form';
import { formatStat } from '../format';
import { heroData } from './hero';
import { legalLines } from './prose';
import type { DerivedFields, BlockType } from '../page-data.types';
import { promoCarouselData } from './promo-carousel';
import { serviceListData } from './service-list';
import type { Site } from '../site';
import { siteMapGroups } from './site-map';
import type { BlockByType } from '../types.generated';

/** The functions that derive a block's additional fields, by block type. */
export const blockModels: {
  [Type in BlockType]: (block: BlockByType[Type], context: BlockContext) => DerivedFields[Type];
} = {
  hero: heroData,
  'promo-carousel': promoCarouselData,
  'service-list': serviceListData,
  'feature-list': (block, { site }) => ({
    signs: block.variant === 'chapters' ? sectionSigns(site) : [],
  }),
  steps: () => ({}),
  stats: (block, { site, language, t }) => ({
    items: block.items.map((item) => ({
      value: item.value,
      ...(item.suffix && { suffix: item.suffix }),
      label: t(item.label).text,
      duration: item.duration ?? site.config.effects?.counter?.duration ?? 2000,
      display: formatStat(item.value, item.suffix, language),
    })),
  }),
  cases: casesData,
  testimonials: () => ({}),
  'call-to-action': () => ({}),
  faq: () => ({}),
  prose: (_, context) => ({ legal: legalLines(context) }),
  'contact-form': (_, context) => contactFormData(context),
  'contact-details': (_, context) => ({ details: contactDetailsData(context) }),
  'site-map': (_, context) => ({ groups: siteMapGroups(context) }),
};

/** Returns the icons of the sections that have a first page. */
function sectionSigns(site: Site): DerivedFields['feature-list']['signs'] {
  return Object.entries(site.config.theme.sections).flatMap(([section, { page, sign }]) =>
    page === undefined ? [] : [{ section, sign }],
  );
}
