import type { BlockModel } from './model';

export const testimonials: BlockModel<'testimonials'> = {};
