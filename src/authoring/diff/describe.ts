import { excerpt, excerpts } from '../../lib/text/excerpt';
import { languageName, type Language } from '../../site/languages';
import { fieldName, type Difference } from './types';

/** How names and values are printed: unchanged in a terminal, escaped in a review comment. */
export interface Formatter {
  name(text: string): string;
  value(text: string): string;
}

/**
 * Describes a difference in one line, without its page.
 *
 * @example describeDifference(difference, formatter) // 'hero.title [ar] changed: “old” → “new”'
 */
export function describeDifference(difference: Difference, formatter: Formatter): string {
  const { language, also } = difference;
  const field = fieldName(difference);
  const name = field === '' ? '' : `${formatter.name(field)}${language === null ? '' : ` [${language}]`} `;
  const others = also.length === 0 ? '' : ` (the same text: ${otherPlaces(also, formatter)})`;
  return `${name}${describeChange(difference, field === '', formatter)}${others}`;
}

function describeChange(difference: Difference, isPage: boolean, { value }: Formatter): string {
  const { kind, before, after, missing = [], dates = [] } = difference;
  if (kind === 'moved') return `moved ${before}→${after}`;
  if (kind === 'changed') {
    const [old, now] = excerpts(before ?? '', after ?? '');
    return `changed: ${value(old)} → ${value(now)}`;
  }
  const shown = before ?? after;
  const content = shown === null ? '' : `: ${value(excerpt(shown))}`;
  if (kind === 'removed') return `${isPage ? 'page removed' : 'removed'}${content}`;
  return `${isPage ? 'new page' : 'added'}${[content, ...dates].join(', ')}${describeMissing(missing)}`;
}

function describeMissing(missing: Language[]): string {
  return missing.length === 0
    ? ''
    : `, texts missing in ${missing.map((language) => languageName(language)).join(' and ')}`;
}

/** The number of places that are named; the others are counted. */
const NAMED = 3;

function otherPlaces(places: string[], { name }: Formatter): string {
  const named = places.slice(0, NAMED).map(name).join(', ');
  return places.length > NAMED ? `${named} and ${places.length - NAMED} more` : named;
}
