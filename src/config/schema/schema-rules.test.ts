import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../tests/support/currencies';
import { setAt } from '../../../tests/support/set-at';
import { agency } from '../../../tests/support/sites';
import { readSchemaFiles } from './schema-files';
import { problemMessage } from '../source/problem';
import { readSource } from '../source/json-source';
import { valueAt } from '../../lib/json';
import type { SiteConfig } from '../../site/types.generated';
import { validateSchema } from './validate-schema';
import { schemaRules } from './schema-rules';

const { files } = readSchemaFiles();
const text = readFileSync(join(agency, 'site.config.json'), 'utf8');

/** Returns the problems of the engine's site after a change. */
function reported(edit: (config: SiteConfig) => unknown) {
  const config = JSON.parse(text) as SiteConfig;
  edit(config);
  return validateSchema(files, readSource('a.json', JSON.stringify(config)).source);
}

/** Returns what is reported when a value is set at a pointer, one line each. */
const linesOf = (pointer: string, value: unknown) =>
  reported((config) => setAt(config, pointer, value)).map((problem) => problemMessage(problem));

describe('an address', () => {
  const link = '/pages/0/blocks/0/actions/0/to';
  const network = '/organization/social/0/url';
  const email = '/organization/email';
  const endpoint = '/analytics/vitalsEndpoint';

  it.each([
    [link, 'https://www.trace.example'],
    [link, 'https://www.trace.example:8443/a?b=c&d=%20#e'],
    [link, 'https://مثال.إختبار/خدمات'],
    [link, 'mailto:o.nil+web@trace.example'],
    [network, 'https://www.linkedin.com/company/trace@x'],
    [network, 'https://www.youtube.com/@trace'],
    [email, 'o_nil@mail.trace-site.example'],
    [endpoint, 'https://www.trace.example/vitals'],
    [endpoint, ''],
  ])('can be, at %s, %j', (pointer, value) => expect(linesOf(pointer, value)).toEqual([]));

  it.each([
    [link, 'mailto:a@b.example?bcc=eve%40evil.example'],
    [link, 'mailto:a@b.example,eve@evil.example'],
    [link, 'mailto:a@b.example&bcc=eve'],
    [link, 'mailto:?to=a@b.example'],
    [email, 'a@b.example?bcc=eve%40evil.example'],
    [email, 'a?bcc=eve@b.example'],
    [email, 'a\u202E@b.example'],
    ...[link, network, endpoint].flatMap((pointer) =>
      [
        'javascript:alert(1)',
        'data:text/html,x',
        '//other.example',
        'http://plain.example',
        'https://a.example\\b',
        'https:///x',
        'https://.example',
        'https://trace',
        'https://192.168.0.1/x',
        'https://user@trace.example',
        'https://trace.example:99999/x',
        'https://trace.example\u202E/gpj.exe',
        'https://trace.example/\u202Egpj.exe',
        'https://trace\u200B.example/a',
        'https://trace.example/\u200Fa',
        'https://trace.example/\u0085a',
      ].map((value) => [pointer, value]),
    ),
  ])('cannot be, at %s, %j', (pointer = '', value = '') => {
    const problems = reported((config) => setAt(config, pointer, value));
    expect(problems).toMatchObject([{ pointer, code: 'SCHEMA-005' }]);
  });

  it.each(['en', 'fr'] as const)('with something invisible is explained in %s', (language) => {
    const [problem] = reported((config) => setAt(config, network, 'https://trace.example/\u202Ex'));
    expect(problemMessage(problem!, language)).toMatch(/invisible/);
  });
});

describe('one cause is reported once', () => {
  it.each<[string, (config: SiteConfig) => unknown, string, RegExp]>([
    [
      'a page among blocks',
      ({ pages }) => (pages[0]!.blocks as unknown[]).push(pages[1]),
      'SCHEMA-002',
      /page \/ › block \d+: The field "type" is missing\. Add it\.$/,
    ],
    [
      'an unknown block type, whose fields cannot be checked',
      ({ pages }) => Reflect.set(pages[0]!.blocks[0]!, 'type', 'heros'),
      'SCHEMA-003',
      /There is no block type "heros"\. Did you mean "hero"\?$/,
    ],
    [
      'a missing object, without its fields',
      (config) => Reflect.deleteProperty(config.organization, 'address'),
      'SCHEMA-002',
      /organization: The field "address" is missing\. Add it\.$/,
    ],
    [
      'a unit of a price without the price',
      ({ pages }) => {
        const words = { fr: 'Un' };
        const items = [{ page: 'contact', text: words, unit: words }];
        pages[0]!.blocks.push({ type: 'price-plan', title: words, items });
      },
      'SCHEMA-002',
      /items\[0\]: The field "price" is missing\. Add it\.$/,
    ],
    [
      'a text in languages with a wrong one',
      ({ pages }) => Reflect.set(pages[0]!, 'title', { fr: 'Un', en: 7 }),
      'SCHEMA-004',
      /title\.en: This must be a text in double quotes, not the number 7\.$/,
    ],
    [
      'a range in the place of one number',
      ({ values }) => Reflect.set(values!.website!, 'amount', '3000 à 8000'),
      'SCHEMA-004',
      /amount: This must be one number, .* The other end of a price range goes into "upTo"\.$/,
    ],
  ])('%s', (_, edit, code, line) => {
    const problems = reported(edit);
    expect(problems.map((problem) => [problem.code, problemMessage(problem)])).toEqual([
      [code, expect.stringMatching(line)],
    ]);
  });
});

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
    'a misspelt language',
    '/pages/0/title',
    { fr: 'Bonjour', eng: 'Hello' },
    '› title.eng: There is no field "eng" here. Did you mean "en"?',
  ],
  ['an object for a list', '/pages', {}, 'pages: This must be a list in [ ], not an object.'],
  ['null for a list', '/pages', null, 'pages: This must be a list in [ ], not null.'],
  [
    'a number for an object',
    '/theme',
    7,
    'theme: This must be an object in { } with "fonts" and "sections", not',
  ],
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
  expect(linesOf(pointer, value)).toEqual([expect.stringContaining(message)]);
});

it('a missing field is a problem of its object, also when its name is misspelt', () => {
  const [problem, ...others] = reported(({ theme }) => {
    Reflect.set(theme.sections, 'defualt', theme.sections.default);
    Reflect.deleteProperty(theme.sections, 'default');
  });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    path: ['theme', 'sections'],
    location: { en: 'theme.sections.defualt' },
    suggestion: 'default',
  });
});

it.each([
  ['colum', 'end', 'Did you mean "column"?'],
  ['wallpaper', 'dark', 'The fields here are: type, id, section, column, title, '],
])('a field of every block is proposed like one of its own: %s', (name, value, message) => {
  expect(linesOf(`/pages/3/blocks/1/${name}`, value)).toEqual([expect.stringContaining(message)]);
});

it('a field with the name of what every object of the program has is unknown', () => {
  const { source } = readSource('a.json', text.replace('"url":', '"__proto__": {}, "url":'));
  expect(validateSchema(files, source).map((problem) => problemMessage(problem))).toEqual([
    expect.stringContaining('There is no field "__proto__" here'),
  ]);
});

it('a case has one to three figures, a note beside them or not', () => {
  const stats = { views: 1, users: 2, rating: 3, clients: 4 };
  for (const figures of [stats, { $comment: 'a note', ...stats }, { $comment: 'a note' }]) {
    const problems = reported(({ pages }) => {
      const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
      if (cases?.type === 'cases') Reflect.set(cases.items[0]!, 'stats', figures);
    });
    expect(problems.map(({ code }) => code)).toEqual(['SCHEMA-007']);
  }
});

it('a value is described as it is in the file, and in short', () => {
  expect(linesOf('/pages/0/kind', `x${'y'.repeat(500)}`)[0]).toMatch(
    /^page \/ › kind: "xy{58}… is not allowed here\./,
  );
  expect(linesOf('/terms', ['SEO', 'b', 'SEO'])).toEqual([
    'terms: The entries [0] and [2] are equal. Remove one of them.',
  ]);
});

it.each([
  ['body', [60, 90]],
  ['small', [6, 8]],
  ['h1', [240, 400]],
  ['h1', [2.4, 4.5]],
])('a size that nobody can read is reported: %s %j', (name, size) => {
  expect(linesOf('/theme/type', { sizes: { [name]: size } })).toHaveLength(2);
});

it('a range is told how it is written only where prices are', () => {
  expect(linesOf('/contact/minimumFillTime', '3-5')[0]).not.toContain('upTo');
  expect(linesOf('/values', { price: { amount: '3-5', currency: 'MAD' } })[0]).toContain('upTo');
  expect(linesOf('/values', { price: '3000 - 8000' })[0]).toContain('an object in { }');
});

it('a French message quotes a value as French does', () => {
  const french = (pointer: string, value: unknown) =>
    reported((config) => setAt(config, pointer, value)).map(({ message }) => message.fr);
  for (const [pointer, value] of [
    ['/organization/hours/periods/0/opens', 'tôt'],
    ['/organization/priceRange', 'cher'],
    ['/organization/placeholder', 'parfois'],
    ['/pages/0/blocks/0/type', 'galerie'],
  ] as const)
    expect(french(pointer, value)).toEqual([expect.stringContaining(`«\u00a0${value}\u00a0»`)]);
});

it.each([
  ['Boulangerie', 'Bakery'],
  ['patisserie', 'Bakery'],
  ['avocat', 'Attorney'],
  ['salon de the', 'CafeOrCoffeeShop'],
])('the kind of business %s is none of schema.org; its French name leads to %s', (value, suggestion) => {
  const found = reported((config) => setAt(config, '/organization/type', value));
  expect(found).toMatchObject([{ code: 'SCHEMA-003', suggestion }]);
  expect(found[0]!.message.fr).toContain(`La valeur «\u00a0${value}\u00a0» n’est pas permise ici.`);
});

it.each([
  ['eur', 'EUR'],
  ['DH', 'MAD'],
])('the currency %s leads to %s', (code, suggestion) => {
  const found = reported(({ values }) => Reflect.set(values!.website!, 'currency', code));
  expect(found).toMatchObject([{ code: 'SCHEMA-003', suggestion }]);
});

it.each(['CAD', '€'])(
  'the currency %s is answered once, with those that an amount can have and with what to do',
  (code) => {
    const found = reported(({ values }) => Reflect.set(values!.website!, 'currency', code));
    expect(found).toMatchObject([{ code: 'SCHEMA-003', suggestion: null }]);
    for (const message of Object.values(found[0]!.message)) {
      for (const currency of currencies) expect(message).toContain(currency);
      expect(message).toContain('CHF');
    }
  },
);

it('a language that the site does not have is not taken for another one', () => {
  expect(reported((config) => setAt(config, '/pages/0/name', { fr: 'Un', es: 'Uno' }))).toMatchObject([
    { suggestion: null, message: { en: expect.stringContaining('The fields here are: ') as string } },
  ]);
});

it('each form that the schema demands is explained in French and in English', () => {
  const missing: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (node === null || typeof node !== 'object') return;
    const { pattern, errorMessage, errorMessages } = node as Record<string, unknown>;
    const isExplained = typeof errorMessage === 'string' && typeof Object(errorMessages).en === 'string';
    if (typeof pattern === 'string' && pattern !== '\\S' && !isExplained) missing.push(path);
    for (const [key, entry] of Object.entries(node)) walk(entry, `${path}/${key}`);
  };
  for (const { name, schema } of files) walk(schema, name);
  expect(missing).toEqual([]);
});

it('no keyword is explained by two rules', () => {
  const keywords = schemaRules.flatMap((rule) => rule.keywords);
  expect(keywords).toEqual([...new Set(keywords)]);
});

it('24:00 is answered with 23:59', () => {
  const found = reported((config) => setAt(config, '/organization/hours/periods/0/closes', '24:00'));
  expect(found.map(({ message }) => message.en)).toEqual([expect.stringContaining('to "23:59"')]);
});

it('a latitude needs its longitude, and a number of a chat its greeting', () => {
  const missing = (part: string, name: string) =>
    reported((config) => Reflect.deleteProperty(valueAt(config, part.split('/')) as object, name));
  expect(missing('organization/address', 'latitude')).toMatchObject([{ data: { field: 'latitude' } }]);
  expect(missing('organization/address', 'longitude')).toMatchObject([{ data: { field: 'longitude' } }]);
  expect(missing('organization', 'chatGreeting')).toMatchObject([{ data: { field: 'chatGreeting' } }]);
});
