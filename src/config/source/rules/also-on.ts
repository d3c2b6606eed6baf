import type { Translated } from '../../rule';

/** Returns a sentence about the lines with the same problem that are not reported; empty when there are none. */
export function alsoOn(more: number): Translated {
  if (more <= 0) return { en: '', fr: '' };
  return {
    en: ` It is the same on ${more} more lines.`,
    fr: ` Il en va de même sur ${more} autres lignes.`,
  };
}
