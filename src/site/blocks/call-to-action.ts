import type { BlockModel } from './model';
import { publishedActions } from './published-actions';

export const callToAction: BlockModel<'call-to-action'> = {
  publishedPart: (block, { path, isLinked }) => {
    const actions = publishedActions(block.actions, [...path, 'actions'], isLinked);
    return actions.length === 0 ? null : { ...block, actions };
  },
};
