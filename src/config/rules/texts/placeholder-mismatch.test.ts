import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { placeholderMismatch } from './placeholder-mismatch';

const reported = (fr: string, en: string, ar?: string) =>
  checkTexts(placeholderMismatch, [{ key: 'frame.title', texts: { fr, en, ...(ar && { ar }) } }]).map(
    ({ message, suggestion }) => [message.split('. ')[0], suggestion ?? null],
  );

it('equal placeholders in any order are accepted', () => {
  expect(reported('{{a}} sur {{ b }}', 'of {{b}}, {{a}} and {{a}}')).toEqual([]);
  expect(reported('Au {organization.phone}', 'On {organization.phone}')).toEqual([]);
  expect(reported('Bonjour', 'Hello')).toEqual([]);
});

it('a placeholder that is missing or extra in a language is reported', () => {
  expect(reported('{{a}} sur {{b}}', '{{a}} of')).toEqual([
    ['The English text lacks {{b}}, which the French text has', null],
  ]);
  expect(reported('Au téléphone', 'On {organization.phone}')).toEqual([
    ['The English text has {organization.phone}, which the French text lacks', null],
  ]);
});

it('a replaced placeholder is suggested as it is in French', () => {
  expect(reported('{{count}} offres', '{{cuont}} offers')).toEqual([
    [
      'The English text lacks {{count}}, which the French text has, and has {{cuont}}, which the French text lacks',
      '{{count}}',
    ],
  ]);
});

it('a placeholder in which two translations agree is reported once, at the French text', () => {
  expect(reported('Voir l’offre', 'Show ad {{number}}', 'العرض {{number}}')).toEqual([
    ['The English and Arabic text has {{number}}, which the French text lacks', null],
  ]);
  expect(reported('Voir {{nombre}}', 'Show ad {{number}}', 'العرض {{number}}')).toEqual([
    [
      'The English and Arabic text lacks {{nombre}}, which the French text has, and has {{number}}, which the French text lacks',
      '{{number}}',
    ],
  ]);
  expect(reported('Voir {{number}}', 'Show ad', 'العرض {{count}}')).toHaveLength(2);
});
