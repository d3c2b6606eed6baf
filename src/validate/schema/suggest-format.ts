import { repairedPath } from '../../config/references/repaired-path';
import { slug } from '../../lib/text/slug';
import { suggestMoment } from '../../lib/text/suggest-moment';
import { isObject, valueAt } from '../../lib/json';
import { valueSuggestions } from './suggest-value';
import { defaultLanguage } from '../../site/languages';

/**
 * Returns a value in the right form for one in the wrong form.
 *
 * @param form the name of the form: that of the definition in the schema, such as `Target`, or what the value refers to
 * @param config the entire config, which may be invalid
 * @returns null when no value is likely
 */
export function suggestFormat(form: string | undefined, written: string, config: unknown): string | null {
  return suggestions[form ?? '']?.(written, config) ?? null;
}

/** Suggests a value for each definition of the schema, by its `typeName`. */
const suggestions: Record<string, (written: string, config: unknown) => string | null> = {
  ...valueSuggestions,
  Target: (written, config) => suggestTarget(written, config) ?? valueSuggestions.WebAddress(written),
  target: suggestTarget,
  Moment: suggestMoment,
  PageId: (written, config) => suggestTarget(written, config) ?? nameIfOther(slug(written), written),
  path: (written) => repairedPath(written),
  picture: suggestPicture,
};

/** Returns the path of a picture under `public/`, in letters that an address can have. */
function suggestPicture(written: string): string | null {
  // An address, and a file of a computer, is not in the folder.
  if (/^[a-z]+:/i.test(written)) return null;
  const [, folders = '', name = '', extension = ''] =
    /^(?:\.?\/)?(?:public\/)?(.*\/)?([^/]+)\.([a-z]+)$/i.exec(written.replaceAll('\\', '/')) ?? [];
  const isPicture = /^(?:png|jpe?g|webp|avif)$/i.test(extension);
  const right = /^[A-Za-z0-9_-]+$/.test(name) ? name : slug(name);
  return isPicture && right !== ''
    ? nameIfOther(`/${folders.replace(/^\//, '')}${right}.${extension.toLowerCase()}`, written)
    : null;
}

function nameIfOther(name: string, written: string): string | null {
  return name === '' || name === written ? null : name;
}

/** Returns the link to a page for its address, its name or its file: links name the id of a page. */
function suggestTarget(written: string, config: unknown): string | null {
  const [path = '', anchor] = written.split('#');
  const pages = valueAt(config, ['pages']);
  const entries = Array.isArray(pages) ? pages.filter(isObject) : [];
  const name = slug(path.replace(/\.html?$/, ''));
  const hasPath = (entry: object) =>
    valueAt(entry, ['path']) === path || valueAt(entry, ['path', defaultLanguage]) === path;
  const page = entries.find(hasPath) ?? entries.find(({ id }) => id === name);
  const id = valueAt(page, ['id']);
  if (typeof id !== 'string') return null;
  return anchor === undefined ? id : `${id}#${anchor}`;
}
