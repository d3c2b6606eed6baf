import type { BlockModel } from './model';

export const faq = {} satisfies BlockModel<'faq'>;
