import type { PlanData } from './types';
import type { Site } from '../site';

/** Returns the drawing of a section, complete. */
export function sectionPlan(site: Site, section: string): PlanData {
  const petals = petalCount(site.sections.get(section)?.length ?? 0);
  return { section, petals, laid: Array.from({ length: petals }, (_, index) => index) };
}

/** Returns the number of petals, which grows with the pages of a section: from 8 to 32, in steps of 4. */
export function petalCount(pages: number): number {
  return Math.min(32, Math.max(8, Math.ceil(pages / 4) * 4));
}
