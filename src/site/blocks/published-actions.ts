import type { Path } from '../../lib/json';
import type { Action } from '../types.generated';
import type { Publication } from './model';

/** Returns the buttons that lead to published content. */
export function publishedActions(
  actions: readonly Action[],
  path: Path,
  isLinked: Publication['isLinked'],
): Action[] {
  return actions.filter(({ to }, index) => isLinked(to, [...path, index, 'to']));
}

/** Returns a part of a block without its link where that leads to unpublished content. */
export function withPublishedAction<Part extends { action?: Action }>(
  part: Part,
  path: Path,
  isLinked: Publication['isLinked'],
): Part {
  if (!part.action || isLinked(part.action.to, [...path, 'action', 'to'])) return part;
  const { action: _, ...rest } = part;
  return rest as Part;
}
