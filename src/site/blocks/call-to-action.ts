import { seedOf } from '../parts/seed-of';
import type { BlockModel } from './model';
import { publishedActions } from './published-actions';

/** The number of views of the same tiling (src/ui/wall.tsx). */
const WALLS = 6;

export const callToAction: BlockModel<'call-to-action'> = {
  data: (_, { page }) => ({ wall: seedOf(page.id) % WALLS }),
  publishedPart: (block, { path, isLinked }) => {
    const actions = publishedActions(block.actions, [...path, 'actions'], isLinked);
    return actions.length === 0 ? null : { ...block, actions };
  },
};
