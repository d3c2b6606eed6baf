import { caseAt } from './cases';
import { linkData } from '../parts/link';
import { signOf } from '../section';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

type TestimonialsBlock = BlockByType['testimonials'];

export const testimonials = { data: testimonialsData } satisfies BlockModel<'testimonials'>;

/** Returns the testimonials with the sign of the section, and the names of their cases. */
function testimonialsData({ items }: TestimonialsBlock, { site, page, language, t }: BlockContext) {
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
