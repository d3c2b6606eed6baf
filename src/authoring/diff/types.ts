import type { Language } from '../../site/languages';
import type { ValueDifference } from './diff-values';

/** A difference at one place of the site. */
export interface Difference extends Omit<ValueDifference, 'key'> {
  /** The path of the page; null outside the pages, such as in a menu. */
  page: string | null;
  /** The type of the block, with its number where the page has several of the type; null for the page itself. */
  block: string | null;
  /** The other places that use the same changed text. */
  also: string[];
  /** For a new page: the languages in which one of its texts is missing. */
  missing?: Language[];
  /** For a new page: whether it is a draft, and its dates. */
  dates?: string[];
}

/** A difference before changes of one shared text are merged. */
export type FoundDifference = ValueDifference & Pick<Difference, 'page' | 'block' | 'missing' | 'dates'>;

/** Returns the path of a difference on its page, such as `hero.title`; empty for the page itself. */
export function fieldName({ block, field }: Pick<Difference, 'block' | 'field'>): string {
  if (block === null) return field;
  return field === '' ? block : `${block}.${field}`;
}
