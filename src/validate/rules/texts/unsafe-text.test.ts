import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { unsafeText } from './unsafe-text';

const reported = (fr: string, key = 'home.title') =>
  checkTexts(unsafeText, [{ key, texts: { fr } }]).map(({ data, suggestion }) => [
    Reflect.get(Object(data), 'found'),
    suggestion,
  ]);

it('a placeholder that is misspelt or has lost a brace is reported once, with the right one', () => {
  const address = '{organization.address}';
  expect(reported('Au {organization.adress} !')).toEqual([['{organization.adress}', address]]);
  expect(reported('Au {organization.address !')).toEqual([['{organization.address', address]]);
  expect(reported('Au organization.address} !')).toEqual([['organization.address}', address]]);
  expect(reported('Voir {{number', 'frame.show')).toEqual([['{{number', '{{number}}']]);
  expect(reported('Voir {{number}}, {organization.phone}', 'frame.show')).toEqual([]);
});

it.each([
  ['# Un titre', '# '],
  ['Un texte en **gras**', '**gras**'],
  ['Un texte en __gras__', '__gras__'],
  ['C’est *très* bien', '*très*'],
  ['C’est _très_ bien', '_très_'],
  ['Tapez `ici`', '`ici`'],
  ['• Un seul point', '• Un'],
  ['Une ligne<br>une autre', '<br>'],
])('“%s”: %s would be seen as it is', (text, found) => {
  expect(reported(text)).toEqual([[found, undefined]]);
});

it.each(['# 1 au Maroc', 'Prix* hors taxes*', '2 * 3 * 4', 'nom_de_fichier_long', '*Hors taxes'])(
  '“%s” has no formatting',
  (text) => {
    expect(reported(text)).toEqual([]);
  },
);

it('a list is reported, and a dash or a line break in a sentence is not', () => {
  expect(reported('- un devis\n- une réponse')).toEqual([['- un devis', undefined]]);
  expect(reported('Nous faisons :\n* un devis')).toEqual([['* un devis', undefined]]);
  expect(reported('Un devis - gratuit\nUne réponse')).toEqual([]);
  expect(reported('- 20 % sur tout')).toEqual([]);
});
