import { expect, it } from 'vitest';
import { unfinishedTexts } from './unfinished-text';

const reported = (fr: string) =>
  unfinishedTexts({ texts: { fr } }).map(({ message }) => message.split(' ')[0]);

it.each([
  ['TODO', '"TODO"'],
  ['TODO: traduire', '"TODO"'],
  ['Prix : TBD', '"TBD"'],
  ['Lorem ipsum dolor', '"Lorem'],
  ['Appelez le xxx', '"xxx"'],
  ['XXXX', '"XXXX"'],
])('“%s” is unfinished', (text, mark) => {
  expect(reported(text)).toEqual([mark]);
});

it.each(['Mi método todo incluido', 'TODOS', 'Taille XX', 'Un ipsum', 'Traduire vos documents'])(
  '“%s” is finished',
  (text) => {
    expect(reported(text)).toEqual([]);
  },
);

it('each language is reported separately', () => {
  expect(unfinishedTexts({ texts: { fr: 'Oui', en: 'TODO', ar: 'TODO' } })).toMatchObject([
    { language: 'en', code: 'WORDS-014' },
    { language: 'ar', code: 'WORDS-014' },
  ]);
});
