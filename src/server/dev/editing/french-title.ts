import type { Context } from '../../../config/context';
import { entryName } from '../../../config/location';
import { keywordsAt, partsOf } from '../../../config/references/keywords';
import { valueAt, type Path } from '../../../lib/json';

/** What the panel calls the whole config. */
export const SITE = 'Le site';

/**
 * Returns where a path leads, in the French names of the schema.
 *
 * @param from the number of steps that are left out
 * @example frenchTitle(context, ['pages', 3, 'blocks', 1, 'items', 2, 'answer'])
 * // 'page /faq › Questions et réponses 2 › Question 3 › Réponse'
 */
export function frenchTitle(context: Context, path: Path, from = 0): string {
  const { config } = context;
  if (path.length === 0) return SITE;
  const entry = entryName(config, path[0], path[1], 'fr');
  const start = entry === undefined ? 0 : 2;
  const first = entry !== undefined && start > from ? [entry] : [];
  const names = path.flatMap((_, at) =>
    at < Math.max(start, from) ? [] : nameAt(context, path.slice(0, at + 1), path[at + 1]),
  );
  return [...first, ...names].join(' › ');
}

/** Returns the French name of a field of a part; that of the part when it is the field itself. */
export function nameWithin(context: Context, path: Path, part: Path): string {
  return frenchTitle(context, path, part.length) || frenchTitle(context, path, part.length - 1);
}

/** Returns the name of a field, or that of an entry with its number. A list is named by its entries. */
function nameAt(
  { config, findReferences: { keywords } }: Context,
  path: Path,
  next: Path[number] | undefined,
): string[] {
  if (typeof next === 'number') return [];
  const step = path.at(-1)!;
  const own = keywordsAt(keywords, config, path);
  if (typeof step === 'string') return [own?.node.frenchName ?? step];
  // A block is called by its type.
  const kinds = own
    ? partsOf(own, valueAt(config, path)).flatMap(({ properties }) => [...properties.values()])
    : [];
  const kind = kinds.find(({ node }) => node.const !== undefined)?.node;
  const list = path.slice(0, -1);
  const name =
    kind?.frenchName ?? own?.node.frenchName ?? keywordsAt(keywords, config, list)?.node.frenchName;
  return [`${name ?? String(list.at(-1))} ${step + 1}`];
}
