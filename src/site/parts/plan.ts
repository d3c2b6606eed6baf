import type { PlanData } from './types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { Page } from '../types.generated';

/**
 * Returns the drawing of a page. A service fills in its petal, the first page of a section those of all its pages,
 * any other page none.
 */
export function planData(site: Site, page: Page): PlanData {
  const section = page.section ?? defaultSection;
  const drawing = sectionPlan(site, section);
  const index = site.positions.get(page.id);
  if (index !== undefined) return { ...drawing, laid: [index % drawing.petals] };
  return page.section === undefined ? { ...drawing, laid: [] } : drawing;
}

/** Returns the drawing of a section with the petals of its pages; that of a section with a single page is complete. */
export function sectionPlan(site: Site, section: string): PlanData {
  const pages = site.sections.get(section) ?? [];
  const petals = petalCount(pages.length);
  return { section, petals, laid: range(pages.length === 0 ? petals : Math.min(pages.length, petals)) };
}

/** Returns a drawing with at least one laid petal: all of them where the page has none. */
export function wholePlan(plan: PlanData): PlanData {
  return plan.laid.length > 0 ? plan : { ...plan, laid: range(plan.petals) };
}

/** Returns the number of petals: at least 8 and one for each page, in steps of 4; beyond 32 pages share petals. */
export function petalCount(pages: number): number {
  return Math.min(32, Math.max(8, Math.ceil(pages / 4) * 4));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
