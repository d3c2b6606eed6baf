import { expect, it } from 'vitest';
import { placeholderMismatches } from './placeholder-mismatch';

const told = (fr: string, en: string) =>
  placeholderMismatches({ words: { fr, en } }).map(({ message, suggestion }) => [
    message.split('. ')[0],
    suggestion,
  ]);

it('what is filled in is the same in every language, in any order', () => {
  expect(told('{{a}} sur {{ b }}', 'of {{b}}, {{a}} and {{a}}')).toEqual([]);
  expect(told('Au {organization.phone}', 'On {organization.phone}')).toEqual([]);
  expect(told('Bonjour', 'Hello')).toEqual([]);
});

it('a token that a language lacks or has alone is told', () => {
  expect(told('{{a}} sur {{b}}', '{{a}} of')).toEqual([
    ['the English words lack {{b}}, which the French words have', null],
  ]);
  expect(told('Au téléphone', 'On {organization.phone}')).toEqual([
    ['the English words have {organization.phone}, which the French words lack', null],
  ]);
});

it('a token that was exchanged for another is offered as it is in French', () => {
  expect(told('{{count}} offres', '{{cuont}} offers')).toEqual([
    [
      'the English words lack {{count}}, which the French words have, and have {{cuont}}, which the French words lack',
      '{{count}}',
    ],
  ]);
});

it('a token that means nothing is not told twice', () => {
  expect(told('Au {organization.fone}', 'On {organization.phone}')).toHaveLength(1);
  expect(told('Au {organization.fone}', 'On the telephone')).toEqual([]);
});
