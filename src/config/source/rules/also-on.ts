import type { Translated } from '../../message-language';

/** Returns a sentence about the lines with the same problem that are not reported; empty when there are none. */
export function alsoOn(more: number): Translated {
  if (more <= 0) return { en: '', fr: '' };
  return {
    en: ` It is the same on ${more} more ${more === 1 ? 'line' : 'lines'}.`,
    fr: ` Le même problème se trouve sur ${more === 1 ? 'une autre ligne' : `${more} autres lignes`}.`,
  };
}
