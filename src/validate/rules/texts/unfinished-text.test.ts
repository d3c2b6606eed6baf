import { expect, it } from 'vitest';
import { unfinishedWords } from './unfinished-text';

const told = (fr: string) => unfinishedWords({ words: { fr } }).map(({ message }) => message.split(' ')[0]);

it.each([
  ['TODO', '"TODO"'],
  ['TODO: traduire', '"TODO"'],
  ['Prix : TBD', '"TBD"'],
  ['Lorem ipsum dolor', '"Lorem'],
  ['Appelez le xxx', '"xxx"'],
  ['XXXX', '"XXXX"'],
])('« %s » is unfinished', (text, mark) => {
  expect(told(text)).toEqual([mark]);
});

it.each(['Mi método todo incluido', 'TODOS', 'Taille XX', 'Un ipsum', 'Traduire vos documents'])(
  '« %s » is finished',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

it('each language is told by itself', () => {
  expect(unfinishedWords({ words: { fr: 'Oui', en: 'TODO', ar: 'TODO' } })).toMatchObject([
    { language: 'en', code: 'WORDS-014' },
    { language: 'ar', code: 'WORDS-014' },
  ]);
});
