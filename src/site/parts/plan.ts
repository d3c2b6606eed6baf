import type { PlanData } from '../page-data.types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { Page } from '../types.generated';

/**
 * The drawing of a page: a service lays its own petal, a section's first page those of all its
 * pages, any other page none.
 */
export function planData(site: Site, page: Page): PlanData {
  const section = page.section ?? defaultSection;
  const pages = site.sections.get(section) ?? [];
  const petals = petalCount(pages.length);
  const own = site.places.get(page.id);
  const laid =
    own !== undefined
      ? [own % petals]
      : page.section === undefined
        ? []
        : pages.slice(0, petals).map((_, index) => index);
  // A section of one page is whole.
  return { section, petals, laid: pages.length === 0 && page.section ? range(petals) : laid };
}

/** Eight petals, or as many as every page needs for one of its own; past 32 they are shared. */
export function petalCount(pages: number): number {
  return Math.min(32, Math.max(8, Math.ceil(pages / 4) * 4));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
