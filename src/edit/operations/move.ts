import { valueAt, type Path } from '../../lib/json';
import type { SiteValues } from '../edit-site';
import { orderEntries, translationsIn } from './locale-entries';

/**
 * Moves an entry of a list, such as a block or a page, to another index of it; its translations move along. Behind the end
 * of the list is its end.
 *
 * @param path the path of the entry
 */
export function move(values: SiteValues, path: Path, to: number): void {
  const list = path.slice(0, -1);
  const entries = valueAt(values.config, list) as unknown[];
  const from = Number(path.at(-1));
  const index = Math.min(Math.max(to, 0), entries.length - 1);
  if (index === from) return;
  const translations = translationsIn(values);
  entries.splice(index, 0, ...entries.splice(from, 1));
  orderEntries(values, [...list, index], translations);
}
