import { valueAt, type Path } from '../lib/json';
import { languagesOf } from '../site/languages';

/**
 * Describes a path of the config for the maintainer: page, block and field.
 *
 * @param config the parsed config, which may be invalid
 * @example describeLocation(config, ['pages', 3, 'blocks', 1, 'actions', 0, 'to'])
 * // 'page /contact › block 2 "hero" › actions[0].to'
 */
export function describeLocation(config: unknown, path: Path): string {
  const [list, index, part, block] = path;
  const entry = typeof index === 'number' ? entryName(config, list, index) : undefined;
  if (entry === undefined) return field(path);
  const isInBlock = list === 'pages' && part === 'blocks' && typeof block === 'number';
  const inside = isInBlock
    ? [blockName(valueAt(config, path.slice(0, 4)), block), field(path.slice(4))]
    : [field(path.slice(2))];
  return [entry, ...inside].filter((name) => name !== '').join(' › ');
}

/** Returns the name of an entry of a list; undefined for a list whose entries have none. */
function entryName(config: unknown, list: unknown, index: number): string | undefined {
  const named = (word: string, ...fields: Path[]) => {
    const values = fields.map((path) => valueAt(config, [String(list), index, ...path]));
    return `${word} ${values.find((value) => typeof value === 'string') ?? index + 1}`;
  };
  if (list === 'pages') return named('page', ['path'], ['path', languagesOf(config).defaultLanguage], ['id']);
  if (list === 'ads') return named('ad', ['id']);
  return list === 'redirects' ? named('redirect', ['from']) : undefined;
}

function blockName(block: unknown, index: number): string {
  const type = valueAt(block, ['type']);
  return typeof type === 'string' ? `block ${index + 1} "${type}"` : `block ${index + 1}`;
}

/** @example field(['actions', 0, 'to']) // 'actions[0].to' */
function field(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}
