import { slug } from '../../lib/text/slug';
import type { Languages } from '../../site/languages';

/** What can be meant as a part of an address. */
const WORDS = /^[\p{L}\d’' _-]+(?:\.html?)?$/iu;

/** The form of the address of a page. */
const PATH = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Returns the address of a page in the right form: with one slash before it and none after it, without a language and
 * `.html`, in letters without accents and hyphens.
 *
 * @returns null when it is right already, or cannot be repaired
 * @example repairedPath(site, 'fr/faq/') // '/faq'
 */
export function repairedPath({ languages }: Languages, written: string): string | null {
  const parts = written
    .replace(/^https?:\/\/[^/]*/, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 1 && languages.some((language) => language === parts[0])) parts.shift();
  if (!parts.every((part) => WORDS.test(part))) return null;
  const repaired = `/${parts.map((part) => slug(part.replace(/\.html?$/i, ''))).join('/')}`;
  return repaired !== written && PATH.test(repaired) ? repaired : null;
}
