import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setAt } from '../../../tests/support/set-at';
import { agency } from '../../../tests/support/sites';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { readSource } from '../../config/source/json-source';
import { problemMessage } from '../../config/source/problem';
import { validateSchema } from './validate-schema';

const { files } = readSchemaFiles();
const text = readFileSync(join(agency, 'site.config.json'), 'utf8');

it.each<[string, string, unknown, string]>([
  [
    'a time with a unit',
    '/contact/minimumFillTime',
    '3 secondes',
    'This must be a whole number, without quotes, spaces or commas, not the text "3 secondes".',
  ],
  [
    'an empty entry of the header',
    '/menus/header/0',
    {},
    'There are too few fields here. Write at least 1 of: ',
  ],
  [
    'a text for a question',
    '/pages/3/blocks/1/items/0',
    'Où êtes-vous ?',
    'an object in { } with "question" and "answer", not the text "Où êtes-vous ?".',
  ],
  [
    'an empty link',
    '/pages/0/blocks/0/actions/0/to',
    '',
    'This must not be empty: a link leads to a page ("contact", "contact#seo")',
  ],
  ['an empty text', '/pages/3/name', '', 'This must not be empty.'],
  [
    'a picture with a space and an accent',
    '/pages/3/ogImage',
    '/pictures/écran 1.png',
    'is not in the right form: the picture is a PNG, JPEG or WebP file under public/ whose name has only letters without accents',
  ],
  [
    'a key that is none',
    '/pages/0/blocks/0/title',
    't:Bienvenue',
    'is not a text. Write the French text in double quotes',
  ],
  [
    'a number for a text',
    '/pages/0/blocks/0/title',
    7,
    'is not a text. Write the French text in double quotes',
  ],
  [
    'a list for a text',
    '/pages/0/blocks/0/title',
    ['Bienvenue'],
    'is not a text. Write the French text in double quotes',
  ],
  [
    'a misspelt language',
    '/pages/0/title',
    { fr: 'Bonjour', eng: 'Hello' },
    '› title.eng: There is no field "eng" here. Did you mean "en"?',
  ],
  ['an object for a list', '/pages', {}, 'pages: This must be a list in [ ], not an object.'],
  ['null for a list', '/pages', null, 'pages: This must be a list in [ ], not null.'],
  ['a number for an object', '/theme', 7, 'theme: This must be an object in { }, not the number 7.'],
  ['null for one of a few words', '/pages/0/kind', null, 'Choose one of: home, section,'],
  ['a name that cannot be one', '/theme/colors/Red2', '#FF0000', '"Red2" cannot be a name'],
  ['a blank name', '/organization/name', '   ', 'This must not be empty. Write a text.'],
  ['a blank text', '/pages/3/name', { fr: '   ' }, 'name.fr: This must not be empty. Write a text.'],
  [
    'a block among the entries of another',
    '/pages/3/blocks/1/items/0',
    { type: 'call-to-action', title: 'Titre', actions: [] },
    '› items[0]: This is a block. Move it to the list "blocks" of a page.',
  ],
  ['a block beside the list', '/pages/3/faq', { type: 'faq' }, '› faq: This is a block. Move it'],
  [
    'a page beside the list',
    '/faq',
    { id: 'faq', blocks: [] },
    'faq: This is a page. Move it to the list "pages".',
  ],
  [
    'the field of an entry beside its list',
    '/pages/3/blocks/1/question',
    'Où ?',
    'The field "question" belongs to an entry of the list "items". Move it there',
  ],
])('%s is explained by its own cause', (_, pointer, value, message) => {
  const config = JSON.parse(text);
  setAt(config, pointer, value);
  const problems = validateSchema(files, readSource('a.json', JSON.stringify(config)).source);
  expect(problems.map((problem) => problemMessage(problem, 'en'))).toEqual([
    expect.stringContaining(message),
  ]);
});
