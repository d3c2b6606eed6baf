import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { agency, agencyConfig, root } from '../support/sites';

interface Completion {
  start: number;
  end: number;
  names: { name: string; detail?: string }[];
}

const folder = join(root, '.vscode/extensions/site-names');
const require = createRequire(join(folder, 'package.json'));
const { namesAt } = require('./names-at.cjs') as {
  namesAt: (address: string, text: string, offset: number) => Promise<Completion>;
};

const config = agencyConfig();
const text = readFileSync(join(agency, 'site.config.json'), 'utf8');
const pages = config.pages.map(({ id }) => id);
const namesOf = (part: object) => Object.keys(part).filter((name) => !name.startsWith('$'));
const { colors, gradients, sections } = config.theme;

/** The completion at the cursor, `¦`, in the config of the test site with an entry more in a list. */
async function completion(list: string, entry: string, content = text) {
  const changed = content.replace(`"${list}": [`, `"${list}": [${entry}, `);
  expect(changed).not.toBe(content);
  const typed = changed.replace('¦', '');
  const address = pathToFileURL(join(root, 'site.config.json')).href;
  const { start, end, names } = await namesAt(address, typed, changed.indexOf('¦'));
  return { replaced: typed.slice(start, end), names };
}

async function offered(list: string, entry: string, content = text) {
  const { names } = await completion(list, entry, content);
  return names.map(({ name }) => name);
}

it.each<[string, string, string, string[]]>([
  ['a page', 'header', '{ "page": "¦" }', pages],
  ['a page in a list', 'services', '"¦"', pages],
  ['a link', 'header', '{ "to": "¦" }', pages],
  ['a link of a block', 'blocks', '{ "type": "hero", "actions": [{ "to": "¦" }] }', pages],
  ['a section', 'header', '{ "section": "¦" }', namesOf(sections)],
  ['a color', 'tiles', '"¦"', namesOf(colors)],
  ['a gradient', 'ads', '{ "gradient": "¦" }', namesOf(gradients)],
  ['an ad', 'blocks', '{ "type": "promo-carousel", "ads": ["¦"] }', config.ads.map(({ id }) => id)],
])('VS Code completes %s with the names of the config', async (_, list, entry, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect((await offered(list, entry)).toSorted()).toEqual(names.toSorted());
});

it('shows the name of a page beside its id, and the value of a color', async () => {
  const { id, name: words } = config.pages.find((page) => typeof page.name === 'string')!;
  expect((await completion('services', '"¦"')).names).toContainEqual({ name: id, detail: words });
  const [color = ''] = namesOf(colors);
  expect((await completion('tiles', '"¦"')).names).toContainEqual({ name: color, detail: colors[color] });
});

it('takes no note for a name', async () => {
  const noted = text.replace('"colors": {', '"colors": { "$comment": "Our brand",');
  expect((await offered('tiles', '"¦"', noted)).toSorted()).toEqual(namesOf(colors).toSorted());
});

it.each([
  ['{ "page": "con¦t" }', '"cont"'],
  ['{ "page": ¦ }', ''],
  ['{ "page":¦', ''],
])('replaces what is there of the value: %s', async (entry, replaced) => {
  const found = await completion('header', entry);
  expect(found.replaced).toBe(replaced);
  expect(found.names.map(({ name }) => name)).toEqual(expect.arrayContaining(pages));
});

it('knows a page that is not saved yet', async () => {
  const { names } = await completion(
    'header',
    '{ "page": "¦" }',
    text.replace('"pages": [', '"pages": [{ "id": "new" }, '),
  );
  expect(names).toContainEqual({ name: 'new' });
});

it.each([
  ['the id of a page', 'pages', '{ "id": "¦" }'],
  ['a text', 'pages', '{ "title": "¦" }'],
  ['the name of a field', 'pages', '{ "¦" }'],
  ['nothing', 'pages', '¦'],
])('offers no names for %s', async (_, list, entry) => {
  expect(await offered(list, entry)).toEqual([]);
});

it('VS Code puts the chosen name in place of the value, in quotes', async () => {
  const { main } = require('./package.json') as { main: string };
  const code = readFileSync(join(folder, main), 'utf8');
  const extension: { activate?: (context: { subscriptions: unknown[] }) => void } = {};
  const provider: { provideCompletionItems?: (document: object, position: number) => Promise<object[]> } = {};
  // The parts of VS Code that the extension uses; a position is an offset.
  const vscode = {
    languages: {
      registerCompletionItemProvider: (_: object, given: object) => Object.assign(provider, given),
    },
    CompletionItem: Object,
    CompletionItemKind: {},
    Range: class {
      constructor(
        readonly start: number,
        readonly end: number,
      ) {}
    },
  };
  const load = (name: string): unknown => (name === 'vscode' ? vscode : require(name));
  compileFunction(code, ['require', 'exports'])(load, extension);
  extension.activate?.({ subscriptions: [] });
  const typed = text.replace('"header": [', '"header": [{ "page": "con" }, ');
  const start = typed.indexOf('"con"');
  const document = {
    uri: pathToFileURL(join(root, 'site.config.json')),
    getText: () => typed,
    offsetAt: Number,
    positionAt: Number,
  };
  expect(await provider.provideCompletionItems?.(document, start + 4)).toContainEqual(
    expect.objectContaining({ insertText: '"contact"', range: { start, end: start + '"con"'.length } }),
  );
});
