import { type Language, languageNames } from '../../site/languages';
import { fieldName, type Difference } from './types';
import { excerpt, excerpts } from '../../lib/excerpt';

/** How names and values are written: as they are in a terminal, made harmless in a review comment. */
export interface Writing {
  name(text: string): string;
  value(text: string): string;
}

/**
 * What has changed at one place, as a line without its page.
 *
 * @example differenceWords(difference, writing) // 'hero.title [ar] changed: « old » → « new »'
 */
export function differenceWords(difference: Difference, writing: Writing): string {
  const { language, also } = difference;
  const field = fieldName(difference);
  const name = field === '' ? '' : `${writing.name(field)}${language === null ? '' : ` [${language}]`} `;
  const others = also.length === 0 ? '' : ` (the same words: ${otherPlaces(also, writing)})`;
  return `${name}${whatHappened(difference, field === '', writing)}${others}`;
}

function whatHappened(difference: Difference, isPage: boolean, { value }: Writing): string {
  const { kind, before, after, missing = [], dates = [] } = difference;
  if (kind === 'moved') return `moved ${before}→${after}`;
  if (kind === 'changed') {
    const [old, now] = excerpts(before ?? '', after ?? '');
    return `changed: ${value(old)} → ${value(now)}`;
  }
  const shown = before ?? after;
  const words = shown === null ? '' : `: ${value(excerpt(shown))}`;
  if (kind === 'removed') return `${isPage ? 'page removed' : 'removed'}${words}`;
  return `${isPage ? 'new page' : 'added'}${[words, ...dates].join(', ')}${lacking(missing)}`;
}

function lacking(missing: Language[]): string {
  return missing.length === 0
    ? ''
    : `, words missing in ${missing.map((language) => languageNames[language]).join(' and ')}`;
}

/** So many places are named; more are counted. */
const NAMED = 3;

function otherPlaces(places: string[], { name }: Writing): string {
  const named = places.slice(0, NAMED).map(name).join(', ');
  return places.length > NAMED ? `${named} and ${places.length - NAMED} more` : named;
}
