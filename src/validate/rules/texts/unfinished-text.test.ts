import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { unfinishedText, withoutUnfinished } from './unfinished-text';

const marks = (fr: string) =>
  checkTexts(unfinishedText, [{ fr }]).map(({ data }) => Reflect.get(Object(data), 'mark'));

it.each([
  ['TODO', 'TODO'],
  ['TODO: traduire', 'TODO'],
  ['Prix : TBD', 'TBD'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['Appelez le xxx', 'xxx'],
  ['XXXX', 'XXXX'],
  ['À compléter', 'À compléter'],
  ['(à venir…)', '(à venir…)'],
  ['Texte ici', 'Texte ici'],
  ['Ici.', 'Ici.'],
  ['[texte]', '[texte]'],
  ['…', '…'],
  ['???', '???'],
  ['Une phrase.', 'Une phrase.'],
  ['Ce que montre l’image', 'Ce que montre l’image'],
  ['Your text here', 'Your text here'],
  ['My service', 'My service'],
  ['«نص هنا»', '«نص هنا»'],
])('“%s” is unfinished', (text, mark) => {
  expect(marks(text)).toEqual([mark]);
});

it.each([
  'Mi método todo incluido',
  'TODOS',
  'Taille XX',
  'Un ipsum',
  'Traduire vos documents',
  'Un formulaire à compléter en ligne',
  'C’est ici que tout commence',
  'Offres à venir',
  'Chargement...',
  'Une phrase suffit.',
  'من هنا',
])('“%s” is finished', (text) => {
  expect(marks(text)).toEqual([]);
});

it('each language is reported separately', () => {
  expect(checkTexts(unfinishedText, [{ fr: 'Oui', en: 'TODO', ar: 'TODO' }])).toMatchObject([
    {
      language: 'en',
      message: 'The English text is unfinished: “TODO”. Write the text that visitors will read.',
    },
    { language: 'ar' },
  ]);
});

it('other rules check the finished languages, and none without the French text', () => {
  const finished = { texts: { fr: 'Oui', en: 'Yes' } };
  expect(withoutUnfinished(finished)).toBe(finished);
  expect(withoutUnfinished({ texts: { fr: 'Oui', en: 'TODO', ar: 'نعم' } }).texts).toEqual({
    fr: 'Oui',
    ar: 'نعم',
  });
  expect(withoutUnfinished({ key: 'a.b', texts: { fr: 'TODO', en: 'Yes' } })).toEqual({
    key: 'a.b',
    texts: {},
  });
});
