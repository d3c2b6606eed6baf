import { linkData } from '../parts/link';
import type { LinkData, QuoteData, ResultData } from '../parts/types';
import { signOf } from '../section';
import type { Page, Testimonial } from '../types.generated';
import { caseAt, resultOf } from './cases';
import type { BlockContext, BlockModel } from './model';

export const testimonials = {
  data: (_, context, { items }) => ({
    items: items.map((item) => ({
      ...quoteOf(item, context.page, context),
      ...caseLink(item.case, context),
    })),
  }),
} satisfies BlockModel<'testimonials'>;

/** Returns what a client says, sealed with the trade of the client, or else with the sign of the section of a page. */
export function quoteOf(
  { quote, name, role, company, trade }: Testimonial,
  { section }: Page,
  { site, t }: BlockContext,
): QuoteData {
  return {
    quote: t(quote).text,
    ...(name !== undefined && { name: t(name).text }),
    role: t(role).text,
    company: t(company).text,
    seal: trade ?? signOf(site, section),
  };
}

/** Returns the link to the case of a testimonial, with its result; nothing without a case. */
function caseLink(
  target: Testimonial['case'],
  context: BlockContext,
): { case?: LinkData & { result?: ResultData } } {
  const { site, language, t } = context;
  const found = target === undefined ? undefined : caseAt(site, target).item;
  if (target === undefined || !found) return {};
  return {
    case: { label: t(found.name).text, ...linkData(site, target, language), ...resultOf(found, context) },
  };
}
