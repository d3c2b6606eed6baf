import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formerWords } from './former-words';

const former = (texts: string[], entries: string[]) => Object.fromEntries(formerWords(texts, entries));

describe('the former entry of a text that has changed', () => {
  it('stands between the same neighbours, however different its words are', () => {
    expect(former(['a', 'Tout autre chose', 'c'], ['a', 'Prix', 'c'])).toEqual({
      'Tout autre chose': 'Prix',
    });
    expect(former(['Nouveau', 'b', 'Neuf'], ['Ancien', 'b', 'Vieux'])).toEqual({
      Nouveau: 'Ancien',
      Neuf: 'Vieux',
    });
  });

  it('is the one that is alike where a text was added or removed beside it', () => {
    expect(former(['a', 'Une phrase de plus', 'Nos prix fixes', 'c'], ['a', 'Nos prix', 'c'])).toEqual({
      'Nos prix fixes': 'Nos prix',
    });
    expect(former(['a', 'Nos prix fixes', 'c'], ['a', 'Une phrase', 'Nos prix', 'c'])).toEqual({
      'Nos prix fixes': 'Nos prix',
    });
  });

  it('stands before or after the same text where others have moved', () => {
    const texts = ['a', 'b', 'Tout autre chose', 'c', 'd'];
    expect(former(texts, ['b', 'Prix', 'c', 'd', 'a'])).toEqual({ 'Tout autre chose': 'Prix' });
    expect(former(texts, ['c', 'd', 'b', 'Prix', 'a'])).toEqual({ 'Tout autre chose': 'Prix' });
    expect(former(texts, ['b', 'd', 'Prix', 'c', 'a'])).toEqual({ 'Tout autre chose': 'Prix' });
  });

  it('is the one in its place where the text after them is new', () => {
    const added = ['a', 'Un service de plus', 'Écrivez-nous pour un devis', 'b'];
    const texts = ['a', 'Une adresse à Rabat', 'Votre siège, avec un contrat', 'Bienvenue', 'b'];
    expect(former(texts, added)).toEqual({
      'Une adresse à Rabat': 'Un service de plus',
      'Votre siège, avec un contrat': 'Écrivez-nous pour un devis',
    });
  });

  it('is the one that is alike wherever it stands', () => {
    const texts = ['a', 'Dès 6 000 DH par mois', 'b', 'c', 'd'];
    expect(former(texts, ['a', 'b', 'c', 'Dès 5 000 DH par mois', 'd'])).toEqual({
      'Dès 6 000 DH par mois': 'Dès 5 000 DH par mois',
    });
  });

  it('is the one in the same place of several that are alike', () => {
    expect(former(['Nos prix A1', 'Nos prix B1', 'Fin'], ['Nos prix A', 'Nos prix B'])).toEqual({
      'Nos prix A1': 'Nos prix A',
      'Nos prix B1': 'Nos prix B',
    });
  });

  it('does not exist for a text that is new', () => {
    expect(former(['a', 'Nouveau', 'b'], ['a', 'b'])).toEqual({});
    expect(former(['a', 'Nouveau', 'b', 'c'], ['a', 'b', 'Xylophone', 'c'])).toEqual({});
  });
});

it('of any lists, an entry belongs to one text, and neither is in both lists', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-d]{1,3}$/));
  fc.assert(
    fc.property(words, words, (texts, entries) => {
      const pairs = [...formerWords(texts, entries)];
      expect(new Set(pairs.map(([, entry]) => entry)).size).toBe(pairs.length);
      for (const [text, entry] of pairs) {
        expect(entries).not.toContain(text);
        expect(texts).not.toContain(entry);
      }
    }),
  );
});
