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
