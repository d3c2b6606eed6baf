import type { BlockModel } from './model';

export const timeline = {} satisfies BlockModel<'timeline'>;
