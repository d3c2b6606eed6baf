import { describe, expect, it } from 'vitest';
import { trilingual } from '../../../tests/support/sites';
import { wordsKey } from '../../site/messages';
import type { Reference } from '../references/reference';
import { findTranslations } from './translations';
import { valueIn } from '../../site/languages';

/** Returns how English translates words of the config. */
function english(words: string[], pages: Record<string, string>) {
  const references = words.map((value, index): Reference => ({
    kind: 'text',
    value,
    path: ['pages', index],
  }));
  const found = findTranslations(trilingual, references, { fr: {}, en: { pages }, ar: {} });
  const { entries, unused } = valueIn(found, 'en');
  return { of: (text: string) => entries.get(wordsKey(text)), unused };
}

describe('the translation of words', () => {
  it.each([
    ['5 000 DH', '5\u00a0000\u00a0DH'],
    ['Nos prix\u202f:', 'Nos prix :'],
    ['L’équipe', "L'équipe"],
    ['Équipe', 'E\u0301quipe'],
    [' Nos  prix ', 'Nos prix'],
    ['Où ?', 'Où?'],
  ])('“%s” is found under “%s”', (words, name) => {
    expect(english([words], { [name]: 'Text' }).of(words)).toEqual({
      name,
      translation: 'Text',
      isStale: false,
      isShown: true,
    });
  });

  it.each([
    ['Nous apeler', 'Nous appeler'],
    ['Dépot', 'Dépôt'],
    ['Une équipe de quatre personnes vous répond', 'Une équipe de quatre personnes vous répondra'],
  ])('is still shown when “%s” becomes “%s”', (former, words) => {
    const { of, unused } = english(['a', words, 'b'], { a: 'A', [former]: 'Text', b: 'B' });
    expect(of(words)).toEqual({ name: former, translation: 'Text', isStale: true, isShown: true });
    expect(unused).toEqual([]);
  });

  it.each([
    ['Dès 5 000 DH par mois, sans engagement', 'Dès 6 000 DH par mois, sans engagement'],
    ['Une équipe de quatre personnes vous répond', 'Vos paies partent le 25'],
    ['Prix', 'Devis'],
  ])('is no longer shown when “%s” becomes “%s”', (former, words) => {
    const { of } = english(['a', words, 'b'], { a: 'A', [former]: 'Text', b: 'B' });
    expect(of(words)).toMatchObject({ name: former, isStale: true, isShown: false });
  });

  it('is unused when no text has its words', () => {
    expect(english(['a', 'b'], { a: 'A', 'Une phrase': 'Text', b: 'B' }).unused).toEqual(['Une phrase']);
  });

  it('is missing for one of two places when only that one changes', () => {
    const { of, unused } = english(['Prix', 'a', 'Prix net'], { Prix: 'Price', a: 'A' });
    expect(of('Prix')).toMatchObject({ isStale: false });
    expect(of('Prix net')).toBeUndefined();
    expect(unused).toEqual([]);
  });
});
