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
  const [first, page, second, block] = path;
  if (first === 'pages' && typeof page === 'number') {
    const name = pageName(config, page);
    if (second === 'blocks' && typeof block === 'number') {
      return join([name, blockName(valueAt(config, path.slice(0, 4)), block), field(path.slice(4))]);
    }
    return join([name, field(path.slice(2))]);
  }
  if (first === 'ads' && typeof page === 'number') {
    return join([
      `ad ${text(valueAt(config, [...path.slice(0, 2), 'id'])) ?? page + 1}`,
      field(path.slice(2)),
    ]);
  }
  if (first === 'redirects' && typeof page === 'number') {
    const from = text(valueAt(config, [...path.slice(0, 2), 'from']));
    return join([`redirect ${from ?? page + 1}`, field(path.slice(2))]);
  }
  return field(path);
}

function pageName(config: unknown, index: number): string {
  const page = valueAt(config, ['pages', index]);
  const name =
    text(valueAt(page, ['path'])) ??
    text(valueAt(page, ['path', languagesOf(config).defaultLanguage])) ??
    text(valueAt(page, ['id']));
  return name === undefined ? `page ${index + 1}` : `page ${name}`;
}

function blockName(block: unknown, index: number): string {
  const type = text(valueAt(block, ['type']));
  return type === undefined ? `block ${index + 1}` : `block ${index + 1} "${type}"`;
}

/** @example field(['actions', 0, 'to']) // 'actions[0].to' */
function field(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

function join(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' › ');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
