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
    'milliseconds, without quotes, not the text "3 secondes". Did you mean 3000?',
  ],
  ['a time in minutes', '/contact/window', '2 minutes', 'Did you mean 120000?'],
  [
    'an empty entry of the header',
    '/menus/header/0',
    {},
    'This entry is empty. Give it a "page" or a "section", or remove it.',
  ],
  ['a page in the header without its field', '/menus/header/0', 'faq', 'Write { "page": "faq" }.'],
  [
    'a section in the header without its field',
    '/menus/header/0',
    'consulting',
    'Write { "section": "consulting" }.',
  ],
  [
    'a question among blocks',
    '/pages/3/blocks/-',
    { question: { fr: 'Oui ?' }, answer: { fr: 'Oui.' } },
    'This is a question, not a block. Move it to the "items" of the block "faq".',
  ],
  ['a price in a hero', '/pages/7/blocks/0/price', { amount: 5000 }, 'it belongs to "offer". Move it there.'],
  [
    'the lead of a block in its page',
    '/pages/3/lead',
    't:faq.hero.lead',
    'it belongs to the block "hero". Move it there.',
  ],
  [
    'a text for a question',
    '/pages/3/blocks/1/items/0',
    'Où êtes-vous ?',
    'an object in { } with "question" and "answer", not a text.',
  ],
  [
    'an empty link',
    '/pages/0/blocks/0/actions/0/to',
    '',
    'This must not be empty: a link leads to a page ("contact", "contact#seo")',
  ],
  ['an empty text', '/pages/3/name', '', 'This must not be empty.'],
  ['the address of a page as the link of an ad', '/ads/0/link', '/services-web/seo', 'Did you mean "seo"?'],
  [
    'a picture with a space and an accent',
    '/pages/3/ogImage',
    '/pictures/écran 1.png',
    'spaces, accents or other signs that an address cannot contain. Rename the file in letters without accents, digits and hyphens. Did you mean "/pictures/ecran-1.png"?',
  ],
  [
    'a picture with its folder',
    '/pages/3/ogImage',
    'public/pictures/zerbia.png',
    'Did you mean "/pictures/zerbia.png"?',
  ],
  ['an address without its slash', '/pages/3/path', 'faq', 'Did you mean "/faq"?'],
])('%s is explained by its own cause', (_, pointer, value, message) => {
  const config = JSON.parse(text);
  setAt(config, pointer, value);
  const problems = validateSchema(files, readSource('a.json', JSON.stringify(config)).source);
  expect(problems.map((problem) => problemMessage(problem, 'en'))).toEqual([
    expect.stringContaining(message),
  ]);
});
