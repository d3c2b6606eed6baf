import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formerEntries } from './former-entries';

const former = (texts: string[], entries: string[]) => Object.fromEntries(formerEntries(texts, entries));

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

  it('keeps the order of its neighbours', () => {
    expect(former(['Nos prix B', 'Nos prix A', 'Fin'], ['Nos prix A', 'Nos prix B'])).toEqual({});
    expect(former(['Nos prix A1', 'Nos prix B1', 'Fin'], ['Nos prix A', 'Nos prix B'])).toEqual({
      'Nos prix A1': 'Nos prix A',
      'Nos prix B1': 'Nos prix B',
    });
  });

  it('is found when another part of the config has moved', () => {
    const texts = ['x', 'y', 'a', 'Nouveau', 'c'];
    expect(former(texts, ['a', 'Ancien', 'c', 'x', 'y'])).toEqual({ Nouveau: 'Ancien' });
  });

  it('does not exist for a text that is new', () => {
    expect(former(['a', 'Nouveau', 'b'], ['a', 'b'])).toEqual({});
    expect(former(['a', 'Nouveau', 'Neuf', 'b'], ['a', 'Xylophone', 'b'])).toEqual({});
  });
});

it('of any lists, an entry belongs to one text, and neither is in both lists', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-d]{1,3}$/));
  fc.assert(
    fc.property(words, words, (texts, entries) => {
      const pairs = [...formerEntries(texts, entries)];
      expect(new Set(pairs.map(([, entry]) => entry)).size).toBe(pairs.length);
      for (const [text, entry] of pairs) {
        expect(entries).not.toContain(text);
        expect(texts).not.toContain(entry);
      }
    }),
  );
});
