import type { BlockModel } from './model';

export const steps: BlockModel<'steps'> = {};
