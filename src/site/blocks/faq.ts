import type { BlockModel } from './model';

export const faq: BlockModel<'faq'> = {
  publishedPart: (block, { path, isLinked }) => ({
    ...block,
    items: block.items.map(({ action, ...item }, index) =>
      action && isLinked(action.to, [...path, 'items', index, 'action', 'to']) ? { ...item, action } : item,
    ),
  }),
};
