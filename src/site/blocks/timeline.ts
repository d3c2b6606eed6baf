import type { BlockModel } from './model';

export const timeline: BlockModel<'timeline'> = {};
