import { planData, wholePlan } from '../parts/plan';
import type { BlockModel } from './model';

export const steps = {
  data: (_, { site, page }) => ({ plan: wholePlan(planData(site, page)) }),
} satisfies BlockModel<'steps'>;
