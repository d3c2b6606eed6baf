import { sectionPlan } from '../parts/plan';
import { defaultSection } from '../section';
import type { BlockModel } from './model';

export const steps = {
  data: (_, { site, page: { section = defaultSection } }) => ({ plan: sectionPlan(site, section) }),
} satisfies BlockModel<'steps'>;
