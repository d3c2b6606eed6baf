import type { BlockModel } from './model';
import { withPublishedAction } from './published-actions';

export const faq: BlockModel<'faq'> = {
  publishedPart: (block, { path, isLinked }) => ({
    ...withPublishedAction(block, path, isLinked),
    items: block.items.map((item, index) => withPublishedAction(item, [...path, 'items', index], isLinked)),
  }),
};
