import type { Language } from '../../site/languages';
import { linkData } from '../../site/parts/link';
import type { Text } from '../../site/types.generated';
import { isInline, lineOf, type ExplainContext } from './context';
import { explainedText, type Explained } from './text';
import type { Path } from '../../lib/json';

/**
 * Every field of a part of the config, in the order in which it is written.
 *
 * @param value the part, and the path where it stands
 * @param language the language of the page
 * @param shown the language it is shown in
 */
export function explainedFields(
  context: ExplainContext,
  value: unknown,
  path: Path,
  language: Language,
  shown: Language,
): Explained[] {
  const walk = (inner: unknown, way: Path, field: string): Explained[] => {
    if (isText(inner)) return [{ field, ...explainedText(context, inner, way, language, shown) }];
    if (Array.isArray(inner))
      return inner.flatMap((entry, index) => walk(entry, [...way, index], `${field}[${index}]`));
    if (inner !== null && typeof inner === 'object')
      return Object.entries(inner).flatMap(([name, entry]) =>
        walk(entry, [...way, name], field === '' ? name : `${field}.${name}`),
      );
    const leads = way.at(-1) === 'to' ? address(context, String(inner), language) : '';
    return [{ field, value: `${String(inner)}${leads}`, from: [lineOf(context.source, way)] }];
  };
  return walk(value, path, '');
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' ? value.startsWith('t:') : isInline(value);
}

/** Where a target leads, such as ` → /ar/contact`. */
function address({ site }: ExplainContext, target: string, language: Language): string {
  const [page = ''] = target.split('#');
  const isAddress = target.includes(':') || ['phone', 'email', 'chat'].includes(target);
  if (!isAddress && !site.pages.has(page)) return ' → nowhere: there is no such page';
  const { href } = linkData(site, target, language);
  return href === target ? '' : ` → ${href}`;
}
