import type { Sign } from '../../../site/page-data.types';
import type { Trade } from '../../../site/types.generated';

/** The outline of each sign on a grid of 24 × 24, as the data of a path. */
export const signs = {
  star: 'M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z',
  octagon: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  arch: 'M4 22V16.5A8.4 8.4 0 1 1 20 16.5V22h-5.4v-5a4.2 4.2 0 1 0-5.2 0v5z',
  merlon: 'M2 22v-5h3v-5h3V7h2V2h4v5h2v5h3v5h3v5z',
} satisfies Record<Sign, string>;

/** The outline of what seals a quote, the trade of a client or the sign of a section. */
export const seals = {
  ...signs,
  fruit: 'M8 9h8l5 5v4l-5 5H8l-5-5v-4zM12 8l2-5 2-2h6v2l-2 3-3 2z',
  hotel: 'M1 3h3v10h19v8h-3v-3H4v3H1zM6 8h6v3H6zM14 8h7l2 2v1h-9z',
  mechanics:
    'M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5zM10.3 8L8 10.3v3.4l2.3 2.3h3.4l2.3-2.3v-3.4L13.7 8z',
  packaging: 'M1 3h22v6H1zM3 11h18v11H3zM9 13v3h6v-3z',
  rugs: 'M4 1h2v3H4zM9 1h2v3H9zM13 1h2v3h-2zM18 1h2v3h-2zM3 5h18v14H3zM12 7l-5 5 5 5 5-5zM12 10l2 2-2 2-2-2zM4 20h2v3H4zM9 20h2v3H9zM13 20h2v3h-2zM18 20h2v3h-2z',
  software: 'M1 3h19l3 3v15H1zM3 9v10h18V9zM5 11l2-1 4 4-4 4-2-1 3-3zM12 16h6v2h-6z',
  spices: 'M2 10h20v3l-3 6h-3v3H8v-3H5l-3-6zM12 8l7-7 3 3-4 4z',
  transport: 'M1 5h13v11H1zM16 8h4l3 4v4h-7zM4 17h4l1 1v3l-1 1H4l-1-1v-3zM16 17h4l1 1v3l-1 1h-4l-1-1v-3z',
  wood: 'M1 9h14v8l-2-2-2 2-2-2-2 2-2-2-2 2-2-2zM17 6h5l1 2v8l-1 2h-5zM19 9v6h2V9z',
} satisfies Record<Sign | Trade, string>;
