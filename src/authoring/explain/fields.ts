import type { Path } from '../../lib/json';
import type { Language } from '../../site/languages';
import { linkData } from '../../site/parts/link';
import { isText } from '../../site/inline-text';
import { lineOf, type ExplainContext } from './context';
import { explainText, type ExplainedField } from './text';

/**
 * Explains every field of a part of the config, in the order of the file.
 *
 * @param value the part
 * @param path its path in the config
 * @param language the language of the page
 * @param shown the language in which the part is shown
 */
export function explainFields(
  context: ExplainContext,
  value: unknown,
  path: Path,
  language: Language,
  shown: Language,
): ExplainedField[] {
  const walk = (inner: unknown, innerPath: Path, field: string): ExplainedField[] => {
    if (isText(inner)) return [{ field, ...explainText(context, inner, innerPath, language, shown) }];
    if (Array.isArray(inner))
      return inner.flatMap((entry, index) => walk(entry, [...innerPath, index], `${field}[${index}]`));
    if (inner !== null && typeof inner === 'object')
      return Object.entries(inner).flatMap(([name, entry]) =>
        walk(entry, [...innerPath, name], field === '' ? name : `${field}.${name}`),
      );
    const destination = innerPath.at(-1) === 'to' ? describeTarget(context, String(inner), language) : '';
    return [{ field, value: `${String(inner)}${destination}`, from: [lineOf(context.source, innerPath)] }];
  };
  return walk(value, path, '');
}

/** Describes where a link target leads, such as ` → /ar/contact`. */
function describeTarget({ site }: ExplainContext, target: string, language: Language): string {
  const [page = ''] = target.split('#');
  const isAddress = target.includes(':') || ['phone', 'email', 'chat'].includes(target);
  if (!isAddress && !site.pages.has(page)) return ' → nowhere: there is no such page';
  const { href } = linkData(site, target, language);
  return href === target ? '' : ` → ${href}`;
}
