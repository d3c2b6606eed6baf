import { caseAt } from './cases';
import { linkData } from '../parts/link';
import type { ResolvedBlock } from '../parts/resolved-block';
import { signOf } from '../section';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';

export const testimonials = { data: testimonialsData } satisfies BlockModel<'testimonials'>;

/** Returns the testimonials with the sign of the section, and the names of their cases. */
function testimonialsData(
  { items }: ResolvedBlock<'testimonials'>,
  { site, page, language, t }: BlockContext,
  config: BlockByType['testimonials'],
) {
  const sign = signOf(site, page.section);
  return {
    items: items.map(({ id, quote, role, company }, index) => {
      const target = config.items[index]?.case;
      const found = target === undefined ? undefined : caseAt(site, target).item;
      return {
        ...(id !== undefined && { id }),
        quote,
        role,
        company,
        sign,
        ...(target !== undefined &&
          found && { case: { label: t(found.name).text, ...linkData(site, target, language) } }),
      };
    }),
  };
}
