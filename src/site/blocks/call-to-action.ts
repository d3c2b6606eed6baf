import { seedOf } from '../parts/seed-of';
import type { BlockModel } from './model';

/** The number of views of the same tiling (src/client/ui/wall.tsx). */
const WALLS = 6;

export const callToAction = {
  data: (_, { page }) => ({ wall: seedOf(page.id) % WALLS }),
} satisfies BlockModel<'call-to-action'>;
