import type { Reference } from '../config/references/reference';
import { isTranslated, wordsOf } from '../config/texts/translations';
import { isInside, valueAt, type Path } from '../lib/json';

/**
 * Returns the paths of the entries of lists that contain a path of the config, the innermost first. Neither a page nor a
 * language is one of them.
 */
export function entriesOf(config: unknown, path: Path): Path[] {
  return path
    .flatMap((step, depth): Path[] => {
      const list = path.slice(0, depth);
      const isInList = typeof step === 'number' && Array.isArray(valueAt(config, list));
      return isInList && list[0] !== 'languages' && depth > (list[0] === 'pages' ? 1 : 0)
        ? [[...list, step]]
        : [];
    })
    .toReversed();
}

/** Returns whether a path leads to an entry of a list. */
export function isEntry(config: unknown, path: Path): boolean {
  return entriesOf(config, path)[0]?.length === path.length;
}

/**
 * Returns the paths of the words of a part of the config, in its order. Texts under a key are shared, and are not among them.
 *
 * @param references the references of the config
 */
export function textsIn(references: readonly Reference[], part: Path): Path[] {
  return references
    .filter((reference) => wordsOf(reference) !== undefined || isTranslated(reference))
    .map(({ path }) => path)
    .filter((path) => isInside(path, part));
}
