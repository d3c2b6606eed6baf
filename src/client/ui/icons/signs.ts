import type { Sign } from '../../../site/page-data.types';

/** The outline of each sign on a grid of 24 × 24, as the data of a path. */
export const signs = {
  star: 'M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z',
  octagon: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  arch: 'M4 22V16.5A8.4 8.4 0 1 1 20 16.5V22h-5.4v-5a4.2 4.2 0 1 0-5.2 0v5z',
  merlon: 'M2 22v-5h3v-5h3V7h2V2h4v5h2v5h3v5h3v5z',
} satisfies Record<Sign, string>;
