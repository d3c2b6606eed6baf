import { suggestMoment } from '../../lib/text/suggest-moment';
import { isObject, valueAt } from '../../lib/json';

/**
 * Returns a value in the right form for one in the wrong form.
 *
 * @param typeName the name of the definition in the schema, such as `Target`
 * @param config the entire config, which may be invalid
 * @returns null when no value is likely
 */
export function suggestFormat(typeName: string | undefined, written: string, config: unknown): string | null {
  return suggestions[typeName ?? '']?.(written, config) ?? null;
}

/** Suggests a value for each definition of the schema, by its `typeName`. */
const suggestions: Record<string, (written: string, config: unknown) => string | null> = {
  Target: suggestTarget,
  Moment: suggestMoment,
};

/** Returns the link to a page for its address: links name the id of a page. */
function suggestTarget(written: string, config: unknown): string | null {
  const [path = '', anchor] = written.split('#');
  const pages = valueAt(config, ['pages']);
  const page: unknown = Array.isArray(pages)
    ? pages.find((entry) => isObject(entry) && entry.path === path)
    : undefined;
  const id = valueAt(page, ['id']);
  if (typeof id !== 'string') return null;
  return anchor === undefined ? id : `${id}#${anchor}`;
}
