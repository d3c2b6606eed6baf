import { expect, it } from 'vitest';
import { trilingual } from '../../../../tests/support/sites';
import { checkTexts } from '../../../../tests/support/check-texts';
import { unfinishedText, withoutUnfinished } from './unfinished-text';

const marks = (fr: string) =>
  checkTexts(unfinishedText, [{ fr }]).map(({ data }) => Reflect.get(Object(data), 'mark'));

it.each([
  ['TODO: traduire', 'TODO'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['Une offre (à réécrire)', '(à réécrire)'],
  ['Appelez le 05 XX XX XX XX.', 'XX XX XX XX'],
  ['Votre texte ici…', 'Votre texte ici…'],
  ['An offer (to be rewritten)', '(to be rewritten)'],
])('“%s” is unfinished', (text, mark) => {
  expect(marks(text)).toEqual([mark]);
});

it.each(['Mi método todo incluido', 'TODOS', 'Un ipsum', 'Gravez votre texte ici'])(
  '“%s” is finished',
  (text) => {
    expect(marks(text)).toEqual([]);
  },
);

it('the languages in which a text is unfinished are reported together', () => {
  expect(checkTexts(unfinishedText, [{ fr: 'Oui', en: 'TODO', ar: 'TODO' }])).toMatchObject([
    {
      language: 'en',
      message: 'The English and Arabic text is unfinished: “TODO”. Write the text that visitors will read.',
    },
  ]);
});

it('a page that consists of unfinished texts is reported once', () => {
  const text = (field: string, fr: string) => ({ path: ['pages', 2, field], texts: { fr } });
  const filled = [text('name', 'TODO'), text('title', 'TODO'), text('summary', 'TODO')];
  expect(checkTexts(unfinishedText, [...filled, text('description', 'Nos prix')])).toMatchObject([
    { path: ['pages', 2], message: expect.stringContaining('3 texts of this page') as string },
  ]);
  expect(checkTexts(unfinishedText, filled.slice(1))).toHaveLength(2);
});

it('a key that is pasted as a text is reported, with or without its prefix', () => {
  const title = { key: 'home.title', texts: { fr: 'Bonjour' } };
  const lead = (fr: string) => ({ key: 'home.lead', texts: { fr } });
  for (const text of ['home.title', 't:home.title'])
    expect(checkTexts(unfinishedText, [title, lead(text)])).toMatchObject([
      { message: expect.stringContaining('is the key of a text, "home.title"') as string },
    ]);
  expect(checkTexts(unfinishedText, [title, lead('www.trace.example')])).toEqual([]);
});

it('other rules check the finished languages, and none without the French text', () => {
  const finished = (texts: object) => withoutUnfinished(trilingual, { texts }).texts;
  expect(finished({ fr: 'Oui', en: 'TODO', ar: 'نعم' })).toEqual({ fr: 'Oui', ar: 'نعم' });
  expect(finished({ fr: 'TODO', en: 'Yes' })).toEqual({});
});
