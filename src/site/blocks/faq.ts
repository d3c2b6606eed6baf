import type { BlockModel } from './model';

export const faq: BlockModel<'faq'> = {};
