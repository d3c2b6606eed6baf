import { excerpt, excerpts, plainLine } from '../../lib/text/excerpt';
import { languageName, type Language } from '../../site/languages';
import { fieldName, type Difference } from './types';

/**
 * Describes a difference in one line, without its page.
 *
 * @example describeDifference(difference) // 'hero.title [ar] changed: “old” → “new”'
 */
export function describeDifference(difference: Difference): string {
  const { language, also } = difference;
  const field = fieldName(difference);
  const name = field === '' ? '' : `${plainLine(field)}${language === null ? '' : ` [${language}]`} `;
  const others = also.length === 0 ? '' : ` (the same text: ${otherPlaces(also)})`;
  return `${name}${describeChange(difference, field === '')}${others}`;
}

function describeChange(difference: Difference, isPage: boolean): string {
  const { kind, before, after, missing = [], dates = [] } = difference;
  if (kind === 'moved') return `moved ${before}→${after}`;
  if (kind === 'changed') {
    const [old, now] = excerpts(before ?? '', after ?? '');
    return `changed: “${old}” → “${now}”`;
  }
  const shown = before ?? after;
  const content = shown === null ? '' : `: “${excerpt(shown)}”`;
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

function otherPlaces(places: string[]): string {
  const named = places.slice(0, NAMED).map(plainLine).join(', ');
  return places.length > NAMED ? `${named} and ${places.length - NAMED} more` : named;
}
