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
  ['A faire', 'A faire'],
  ['À voir avec Mme Alaoui', 'À voir avec Mme Alaoui'],
  ['Nouveau titre', 'Nouveau titre'],
  ['À confirmer', 'À confirmer'],
  ['En cours de rédaction', 'En cours de rédaction'],
  ['Le devis est gratuit (à valider)', '(à valider)'],
  ['Titre de la page', 'Titre de la page'],
  ['Texte', 'Texte'],
  ['azerty', 'azerty'],
  ['aaaa', 'aaaa'],
  ['a', 'a'],
  ['-', '-'],
  ['.', '.'],
  ['N/A', 'N/A'],
  ['Description du service ici', 'Description du service ici'],
  ['test', 'test'],
  ['Blabla', 'Blabla'],
  ['To do', 'To do'],
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
  'Test de vitesse',
  'À voir à Casablanca',
  'Un nouveau titre de séjour',
  'من هنا',
])('“%s” is finished', (text) => {
  expect(marks(text)).toEqual([]);
});

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
  const filled = [text('name', 'Mon service'), text('title', 'Mon service'), text('summary', 'Une phrase.')];
  expect(checkTexts(unfinishedText, [...filled, text('description', 'Nos prix')])).toMatchObject([
    { path: ['pages', 2], message: expect.stringContaining('3 of the 4 texts of this page') as string },
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
