import { formatCaseStat } from '../format';
import { siteLanguage } from '../languages';
import type { DerivedFields, FigureData } from '../page-data.types';
import { linkData } from '../parts/link';
import { pageLinkData } from '../parts/page-link';
import { defaultSection } from '../section';
import { pageById, type Site } from '../site';
import type { BlockByType, FigureName, Page, Testimonial } from '../types.generated';
import type { BlockContext } from './context';
import { blocksOfType } from './find-blocks';
import type { BlockModel, Publication } from './model';
import { publishedActions } from './published-actions';

type ProofBlock = BlockByType['proof'];
type Case = BlockByType['cases']['items'][number];

export const proof: BlockModel<'proof'> = {
  data: proofData,
  publishedPart: publishedProof,
  generatedLinks: (_, page, { pages }) => neighboursOf(page, pages).map(({ id }) => id),
};

/** Returns the quote, the cases and the neighbouring services; words and figures come from the page that has them. */
function proofData(block: ProofBlock, context: BlockContext): DerivedFields['proof'] {
  const { site, page, language } = context;
  const quote = block.quote ?? testimonialAt(site, block.testimonial);
  return {
    ...(quote && { quote: quoteData(quote, context) }),
    cases: block.cases.map((item) => caseData(item, context)),
    neighbours: neighboursOf(page, site.config.pages).map((each) => pageLinkData(site, each, language)),
  };
}

function quoteData(
  { quote, role, company }: Testimonial,
  { t }: BlockContext,
): DerivedFields['proof']['quote'] {
  return { text: t(quote).text, role: t(role).text, company: t(company).text };
}

/** Returns a link to a case with its name and one of its figures. */
function caseData(
  { to, figure }: ProofBlock['cases'][number],
  { site, language, t }: BlockContext,
): DerivedFields['proof']['cases'][number] {
  const page = pageById(site, pageOf(to));
  const found = blocksOfType(page.blocks, 'cases')
    .flatMap(({ items }) => items)
    .find(({ id }) => id === anchorOf(to));
  return {
    ...linkData(site, to, language),
    name: t(found?.name ?? page.name).text,
    section: page.section ?? defaultSection,
    ...(found && { category: t(found.category).text }),
    ...(found && figureData(found.stats, figure, siteLanguage(language).numbers)),
  };
}

/** Returns the named figure of a case, or its first one. */
function figureData(
  stats: Case['stats'],
  figure: FigureName | undefined,
  numbers: Parameters<typeof formatCaseStat>[2],
): { figure?: FigureData } {
  const figures = Object.entries(stats).filter(([name]) => name !== '$comment') as [FigureName, number][];
  const [name, value] = figures.find(([each]) => each === figure) ?? figures[0] ?? [];
  return name === undefined || value === undefined
    ? {}
    : { figure: { name, value, display: formatCaseStat(name, value, numbers) } };
}

function testimonialAt(site: Site, target: string | undefined): Testimonial | undefined {
  if (target === undefined) return undefined;
  return blocksOfType(pageById(site, pageOf(target)).blocks, 'testimonials')
    .flatMap(({ items }) => items)
    .find(({ id }) => id === anchorOf(target));
}

/**
 * Returns the services before and after a service in the menu of its section. The first one follows the last one; no
 * other page has neighbours.
 */
function neighboursOf(page: Page, pages: readonly Page[]): Page[] {
  if (page.kind !== 'service') return [];
  const services = pages.filter(({ kind, section }) => kind === 'service' && section === page.section);
  const index = services.findIndex(({ id }) => id === page.id);
  const both = [services.at(index - 1), services[(index + 1) % services.length]];
  return [...new Set(both)].filter((each): each is Page => each !== undefined && each.id !== page.id);
}

/** Returns a proof without unpublished cases and links; null when it has no quote or no case left. */
function publishedProof(block: ProofBlock, { path, isLinked }: Publication): ProofBlock | null {
  const { testimonial, links, ...rest } = block;
  const cases = block.cases.filter(({ to }, index) => isLinked(to, [...path, 'cases', index, 'to']));
  const hasQuote = testimonial === undefined || isLinked(testimonial, [...path, 'testimonial']);
  if (cases.length === 0 || (!hasQuote && block.quote === undefined)) return null;
  const left = publishedActions(links ?? [], [...path, 'links'], isLinked);
  return {
    ...rest,
    ...(testimonial !== undefined && hasQuote && { testimonial }),
    ...(left.length > 0 && { links: left }),
    cases,
  };
}

function pageOf(target: string): string {
  return target.split('#')[0] ?? '';
}

function anchorOf(target: string): string | undefined {
  return target.split('#')[1];
}
