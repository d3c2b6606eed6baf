import { caseAt } from '../parts/case';
import { linkData } from '../parts/link';
import { signOf } from '../parts/sign';
import type { DerivedFields } from '../page-data.types';
import type { BlockByType } from '../types.generated';
import type { BlockContext } from './context';
import type { BlockModel, Publication } from './model';

type TestimonialsBlock = BlockByType['testimonials'];

export const testimonials: BlockModel<'testimonials'> = {
  data: testimonialsData,
  publishedPart: publishedTestimonials,
};

/** Returns the testimonials with the sign of the section, and the names of their cases. */
function testimonialsData(
  { items }: TestimonialsBlock,
  { site, page, language, t }: BlockContext,
): DerivedFields['testimonials'] {
  const sign = signOf(site, page.section);
  return {
    items: items.map(({ id, quote, role, company, case: target }) => {
      const found = target === undefined ? undefined : caseAt(site, target).item;
      return {
        ...(id !== undefined && { id }),
        quote: t(quote).text,
        role: t(role).text,
        company: t(company).text,
        sign,
        ...(target !== undefined &&
          found && { case: { label: t(found.name).text, ...linkData(site, target, language) } }),
      };
    }),
  };
}

/** Returns the testimonials without links to unpublished cases. */
function publishedTestimonials(block: TestimonialsBlock, { path, isLinked }: Publication): TestimonialsBlock {
  const items = block.items.map((item, index) => {
    const { case: target, ...rest } = item;
    return target === undefined || isLinked(target, [...path, 'items', index, 'case']) ? item : rest;
  });
  return { ...block, items };
}
