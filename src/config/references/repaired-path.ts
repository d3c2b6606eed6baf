import { languages } from '../../site/languages';

/** The form of the address of a page. */
const PATH = /^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Returns the address of a page in the right form: with one slash before it, none after it, and without a language.
 *
 * @returns null when it is right already, or cannot be repaired
 * @example repairedPath('fr/faq/') // '/faq'
 */
export function repairedPath(written: string): string | null {
  const parts = written
    .replace(/^https?:\/\/[^/]*/, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 1 && languages.some((language) => language === parts[0])) parts.shift();
  const repaired = `/${parts.join('/')}`.toLowerCase();
  return repaired !== written && PATH.test(repaired) ? repaired : null;
}
