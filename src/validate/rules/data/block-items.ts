import { isObject, type Path } from '../../../lib/json';
import type { Page } from '../../../site/types.generated';

/** Returns the entries in the `items` of all blocks of a page, such as questions or projects, with their paths. */
export function blockItems({ blocks }: Pick<Page, 'blocks'>, page: number): { item: object; path: Path }[] {
  return blocks.flatMap((block, index) => {
    const items: unknown = Reflect.get(block, 'items');
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, at) =>
      isObject(item) ? [{ item, path: ['pages', page, 'blocks', index, 'items', at] }] : [],
    );
  });
}
