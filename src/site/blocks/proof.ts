import { drawingOf, drawingUrl } from '../parts/drawing';
import { linkData } from '../parts/link';
import type { QuoteData } from '../parts/types';
import { defaultSection } from '../section';
import { pageById, type Site } from '../site';
import { caseAt, resultOf } from './cases';
import { blocksOfType } from './find-blocks';
import type { BlockContext, BlockModel } from './model';
import { quoteOf } from './testimonials';

/** Types of blocks with a large area in the color of the section: a page has one such area. */
const COLORED: ReadonlySet<string> = new Set(['pricing', 'specimen']);

/** The cases, what the client of the first one says, and the look of the band. All words come from the pages of the cases. */
export const proof = {
  data(_, context, { cases: targets }) {
    const { site, page } = context;
    const [lead] = targets;
    const isNight = page.section === undefined;
    const isColored = page.blocks.some(({ type }) => COLORED.has(type));
    return {
      tone: isNight ? ('night' as const) : isColored ? ('light' as const) : ('full' as const),
      ...(lead !== undefined && { ...quoteData(lead, context), ...(isNight && pictureOf(site, lead)) }),
      cases: targets.map((target) => caseData(target, context)),
    };
  },
} satisfies BlockModel<'proof'>;

function quoteData(target: string, context: BlockContext): { quote?: QuoteData } {
  const { page } = caseAt(context.site, target);
  const testimonial = blocksOfType(page.blocks, 'testimonials')
    .flatMap(({ items }) => items)
    .find((each) => each.case === target);
  return testimonial ? { quote: quoteOf(testimonial, page, context) } : {};
}

function pictureOf(site: Site, target: string): { pair?: string; drawing?: string } {
  const { page, item } = caseAt(site, target);
  const pair = drawingUrl(site, item?.pair, page.section);
  if (pair !== undefined) return { pair };
  return item?.service === undefined ? {} : drawingOf(site, pageById(site, item.service));
}

function caseData(target: string, context: BlockContext) {
  const { site, language, t } = context;
  const { page, item } = caseAt(site, target);
  return {
    ...linkData(site, target, language),
    name: t(item?.name ?? page.name).text,
    section: page.section ?? defaultSection,
    ...(item && { category: t(item.category).text, ...resultOf(item, context) }),
  };
}
