import { expect, it } from 'vitest';
import { placeholderMismatches } from './placeholder-mismatch';

const reported = (fr: string, en: string) =>
  placeholderMismatches({ texts: { fr, en } }).map(({ message, suggestion }) => [
    message.split('. ')[0],
    suggestion,
  ]);

it('equal placeholders in any order are accepted', () => {
  expect(reported('{{a}} sur {{ b }}', 'of {{b}}, {{a}} and {{a}}')).toEqual([]);
  expect(reported('Au {organization.phone}', 'On {organization.phone}')).toEqual([]);
  expect(reported('Bonjour', 'Hello')).toEqual([]);
});

it('a placeholder that is missing or extra in a language is reported', () => {
  expect(reported('{{a}} sur {{b}}', '{{a}} of')).toEqual([
    ['the English words lack {{b}}, which the French words have', null],
  ]);
  expect(reported('Au téléphone', 'On {organization.phone}')).toEqual([
    ['the English words have {organization.phone}, which the French words lack', null],
  ]);
});

it('a replaced placeholder is suggested as it is in French', () => {
  expect(reported('{{count}} offres', '{{cuont}} offers')).toEqual([
    [
      'the English words lack {{count}}, which the French words have, and have {{cuont}}, which the French words lack',
      '{{count}}',
    ],
  ]);
});

it('an unknown placeholder is not reported twice', () => {
  expect(reported('Au {organization.fone}', 'On {organization.phone}')).toHaveLength(1);
  expect(reported('Au {organization.fone}', 'On the telephone')).toEqual([]);
});
