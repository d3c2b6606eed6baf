import { formatCaseStat } from '../format';
import { numberFormat } from '../languages';
import type { FigureData } from '../parts/types';
import { caseAt, type Case } from './cases';
import { drawingOf } from '../parts/drawing';
import { linkData } from '../parts/link';
import { pageAt } from '../parts/target';
import { signOf, defaultSection } from '../section';
import { pageById, type Site } from '../site';
import type { BlockByType, FigureName, Testimonial } from '../types.generated';
import type { BlockContext, BlockModel } from './model';
import { blocksOfType } from './find-blocks';

type ProofBlock = BlockByType['proof'];

export const proof = {
  data: (_, context, config) => proofData(config, context),
} satisfies BlockModel<'proof'>;

/** Types of blocks with a large area in the color of the section: a page has one such area. */
const COLORED: ReadonlySet<string> = new Set(['pricing', 'specimen']);

/** Types of blocks with a giant figure: a page has one. */
const WITH_FIGURE: ReadonlySet<string> = new Set(['pricing']);

/** Returns the quote, the cases and the look of the band; words and figures come from the page that has them. */
function proofData(block: ProofBlock, context: BlockContext) {
  const { site, page } = context;
  const quote = block.quote ?? testimonialAt(site, block.testimonial);
  const has = (types: ReadonlySet<string>) => page.blocks.some(({ type }) => types.has(type));
  const isNight = page.section === undefined;
  return {
    tone: isNight ? ('night' as const) : has(COLORED) ? ('light' as const) : ('full' as const),
    hasLargeFigure: !has(WITH_FIGURE),
    ...(isNight && firstDrawing(block, site)),
    ...(quote && { quote: quoteData(quote, context) }),
    cases: block.cases.map((item) => caseData(item, context)),
  };
}

/** Returns the drawing of the service of the first case. */
function firstDrawing({ cases }: ProofBlock, site: Site): { drawing?: string } {
  const service = cases[0] && caseAt(site, cases[0].to).item?.service;
  return service === undefined ? {} : drawingOf(site, pageById(site, service));
}

function quoteData({ quote, role, company }: Testimonial, { site, page, t }: BlockContext) {
  return {
    text: t(quote).text,
    role: t(role).text,
    company: t(company).text,
    sign: signOf(site, page.section),
  };
}

/** Returns a link to a case with its name and one of its figures. */
function caseData({ to, figure }: ProofBlock['cases'][number], { site, language, t }: BlockContext) {
  const { page, item: found } = caseAt(site, to);
  return {
    ...linkData(site, to, language),
    name: t(found?.name ?? page.name).text,
    section: page.section ?? defaultSection,
    ...(found && { category: t(found.category).text }),
    ...(found && figureData(found.stats, figure, numberFormat(site.config, language))),
  };
}

/** Returns the named figure of a case, or its first one. */
function figureData(
  stats: Case['stats'],
  figure: FigureName | undefined,
  numbers: Parameters<typeof formatCaseStat>[2],
): { figure?: FigureData } {
  const figures = Object.entries(stats) as [FigureName, number][];
  const [name, value] = figures.find(([each]) => each === figure) ?? figures[0] ?? [];
  return name === undefined || value === undefined
    ? {}
    : { figure: { name, value, display: formatCaseStat(name, value, numbers) } };
}

function testimonialAt(site: Site, target: string | undefined): Testimonial | undefined {
  if (target === undefined) return undefined;
  const { page, anchor } = pageAt(site, target);
  return blocksOfType(page.blocks, 'testimonials')
    .flatMap(({ items }) => items)
    .find((each) => each.id === anchor);
}
