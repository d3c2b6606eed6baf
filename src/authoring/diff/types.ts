import type { Language } from '../../site/languages';
import type { ValueDifference } from './diff-values';

/** What has changed at one place of the site. */
export interface Difference extends Omit<ValueDifference, 'key'> {
  /** The path of the page; null for what stands around the pages, such as a menu. */
  page: string | null;
  /** The block by its type, with its number where the page has several of it; null for the page itself. */
  block: string | null;
  /** The other places that use the same changed words. */
  also: string[];
  /** Of a new page: the languages in which one of its texts is missing. */
  missing?: Language[];
  /** Of a new page: whether it is a draft, and its dates. */
  dates?: string[];
}

/** The same before changes of one text are told once. */
export type FoundDifference = ValueDifference & Pick<Difference, 'page' | 'block' | 'missing' | 'dates'>;

/** The place of a change on its page, such as `hero.title`; empty for the page itself. */
export function fieldName({ block, field }: Pick<Difference, 'block' | 'field'>): string {
  if (block === null) return field;
  return field === '' ? block : `${block}.${field}`;
}
