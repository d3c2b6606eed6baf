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

it('an unknown placeholder is one problem, however many texts and languages have it', () => {
  const words = 'Dès {organization.tel}';
  const found = checkTexts(unsafeText, [
    { key: 'home.title', texts: { fr: words, en: words } },
    { key: 'home.text', texts: { fr: words } },
    { key: 'home.lead', texts: { fr: words } },
  ]);
  expect(found).toMatchObject([
    {
      message: expect.stringContaining('The French and English text contains') as string,
      suggestion: '{organization.phone}',
    },
  ]);
  expect(found[0]!.message).toContain('2 other texts have it too');
});

it.each([
  ['# Un titre', '# '],
  ['Un texte en **gras**', '**gras**'],
  ['Un texte en __gras__', '__gras__'],
  ['C’est *très* bien', '*très*'],
  ['C’est _très_ bien', '_très_'],
  ['Tapez `ici`', '`ici`'],
  ['• Un seul point', '• Un'],
  ['- un devis\n- une réponse', '- un devis'],
  ['Une ligne<br>une autre', '<br>'],
])('“%s”: %s would be seen as it is', (text, found) => {
  expect(reported(text)).toEqual([[found, undefined]]);
});

it.each([
  ['&lt;b', 'contains "&lt;", and markup is not allowed.'],
  ['Un &amp; deux', 'contains "&amp;", and markup is not allowed.'],
  ['Voir [le site](https://a.example)', 'contains Markdown, "[le site](https://a.example)",'],
  ['javascript:alert(1)', 'contains "javascript:", and'],
  ['$t(a.b)', 'contains "$t(", and'],
  ['{{count}} devis', 'unknown placeholder {{count}}'],
])('“%s” is explained by its own cause', (fr, message) => {
  expect(checkTexts(unsafeText, [{ fr }])).toMatchObject([
    { message: expect.stringContaining(message) as string },
  ]);
});

it.each([
  [
    'Ligne un\u2028ligne deux',
    'After “Ligne un” there is U+2028 (line separator)',
    'U+2028 «\u00a0séparateur de ligne\u00a0»',
  ],
  ['\u000bUn', 'It begins with U+000B (line separator)', 'commence par U+000B'],
  ['a\u202eb', 'After “a” there is U+202E (direction of writing)', 'sens de l’écriture'],
  ['👩🏽‍🔧\ud83d', 'After “👩🏽‍🔧” there is U+D83D (half an emoji)', 'moitié d’emoji'],
  ['\uf0b7 Un', 'U+F0B7 (private use)', 'usage privé'],
  ['a\u{1ffff}', 'U+1FFFF (noncharacter)', 'code sans caractère'],
  ['\u001b[0m', 'U+001B (control character)', 'caractère de commande'],
])('%j is no text, in whatever value of the config or the locale files', (value, en, fr) => {
  const config = { pages: [], organization: { offices: [{ street: value }] } };
  const source = { value: { home: { title: value } } };
  const found = checkTexts(unsafeText, [], { config, locales: { ar: { source } } });
  const message = expect.stringContaining(en) as string;
  expect(found).toMatchObject([
    { path: ['organization', 'offices', 0, 'street'], message },
    { path: ['home', 'title'], source, message },
  ]);
  expect(unsafeText.messages.character?.(found[0]!.data as never).fr).toContain(fr);
});

it.each(['caf\ufffd', 'R?férence'])('in %j, a letter was lost and is to be typed again', (name) => {
  const config = { pages: [], organization: { name } };
  expect(checkTexts(unsafeText, [], { config })).toMatchObject([
    { message: expect.stringContaining('A letter was lost after') as string },
  ]);
});

it.each(['Vraiment ?', 'Pourquoi? Parce que', 'https://a.example/page?from=site'])(
  'the question mark of “%s” is no lost letter',
  (name) => {
    const config = { pages: [], organization: { name } };
    expect(checkTexts(unsafeText, [], { config })).toEqual([]);
  },
);

it.each([
  '# 1 au Maroc',
  'Prix* hors taxes*',
  '2 * 3 * 4',
  'nom_de_fichier_long',
  '*Hors taxes',
  'R&D et service',
  'Un devis - gratuit\nUne réponse',
  'Prix* (*hors taxes), 2 ** 3',
])('“%s” is plain', (text) => {
  expect(reported(text)).toEqual([]);
});
