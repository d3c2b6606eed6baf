import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import type { SiteConfig } from '../../src/site/types.generated';
import { Editor } from '../support/editor';
import { SiteCopy } from '../support/site-copy';
import { agency, root, trilingual } from '../support/sites';

const editor = new Editor();

/** The first block of the first page, whatever else is in the config. */
function firstBlock(config: SiteConfig): object {
  return config.pages[0]!.blocks[0]!;
}

/** What breaks the config, in the words of whoever did it. */
const mistakes: [string, (copy: SiteCopy) => unknown][] = [
  ['a comma is missing', (copy) => copy.replace('.example",', '.example"')],
  ['a comment stands in it', (copy) => copy.replace('.example",', '.example", // new')],
  ['a field is misspelt', (copy) => copy.replace('"eyebrow":', '"eyebrwo":')],
  ['a block has a type that does not exist', (copy) => copy.replace('"type": "hero"', '"type": "heros"')],
  [
    'a field of a block is missing',
    (copy) => copy.change((config) => Reflect.deleteProperty(firstBlock(config), 'title')),
  ],
  ['a page has no blocks', (copy) => copy.change(({ pages }) => Reflect.set(pages[1]!, 'blocks', []))],
  ['null stands for a list', (copy) => copy.change((config) => Reflect.set(config, 'pages', null))],
  ['a text has a key that is not one', (copy) => copy.replace('"t:accueil.hero.title"', '"t:Bienvenue"')],
  [
    'the name of a language stands for its code',
    (copy) => copy.replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "english": "Hello" }'),
  ],
  ['a color is a word', (copy) => copy.change(({ theme }) => Reflect.set(theme.colors, 'nuit', 'red'))],
];

/** Where the editor and the check point, as numbers of lines; each line once. */
async function lines(copy: SiteCopy): Promise<{ editor: number[]; check: number[] }> {
  const underlined = await editor.problems(copy.text());
  const told = loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error');
  return {
    editor: distinct(underlined.map(({ range }) => range.start.line + 1)),
    check: distinct(told.map(({ line }) => line)),
  };
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)].toSorted((first, second) => first - second);
}

/** The editor as `.vscode/settings.json` sets it up, which gives the files of words their schema. */
function editorOfTheProject(): Editor {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  return new Editor(
    settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: pathToFileURL(join(root, url)).href,
    })),
  );
}

describe('the editor', () => {
  it('underlines nothing in the config as it is', async () => {
    using copy = new SiteCopy();
    expect(await editor.problems(copy.text())).toEqual([]);
  });

  it.each(mistakes)('points at the same lines as the check when %s', async (_, breakIt) => {
    using copy = new SiteCopy();
    breakIt(copy);
    const found = await lines(copy);
    expect(found.editor).not.toEqual([]);
    expect(found.editor).toEqual(found.check);
  });

  it('underlines both fields of one name, of which the check names the second', async () => {
    using copy = new SiteCopy();
    copy.replace('"url":', '"url": "https://www.trace.example",\n  "url":');
    expect(await lines(copy)).toEqual({ editor: [3, 4], check: [4] });
  });

  it('says in French what is right, in the words of the schema, not of its machinery', async () => {
    using copy = new SiteCopy();
    copy.change((config) => {
      Reflect.set(config.theme.colors, 'Red2', '#FF0000');
      Reflect.set(config.organization, 'phone', '05 22 00 00 00');
      Reflect.set(config.organization, 'name', ' ');
    });
    const messages = (await editor.problems(copy.text())).map(({ message }) => message);
    expect(messages).toEqual([
      'écrivez ici un texte, entre guillemets et non vide',
      expect.stringContaining('un numéro de téléphone commence par + et l’indicatif du pays'),
      expect.stringContaining('ne contient que des minuscules et des traits d’union simples'),
    ]);
  });

  it('leaves to the check what only the whole site can tell, such as a link to no page', async () => {
    using copy = new SiteCopy();
    copy.change((config) =>
      Reflect.set(firstBlock(config), 'actions', [{ label: 't:frame.skip', to: 'contct' }]),
    );
    expect(await editor.problems(copy.text())).toEqual([]);
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toContain('LINK-001');
  });
});

describe('the editor in a file of words', () => {
  it.each(trilingual.languages)('underlines nothing in %s as it is', async (language) => {
    const text = readFileSync(join(agency, `locales/${language}.json`), 'utf8');
    expect(await editorOfTheProject().problems(text, `locales/${language}.json`)).toEqual([]);
  });

  it.each([
    ['a number', '{ "a": { "b": 7 } }'],
    ['a list', '{ "a": ["b"] }'],
    ['nothing but spaces', '{ "a": { "b": "  " } }'],
    ['markup', '{ "a": { "b": "<b>now</b>" } }'],
    ['a list of everything', '["a"]'],
  ])('underlines %s', async (_, text) => {
    expect(await editorOfTheProject().problems(text, 'locales/en.json')).toHaveLength(1);
  });
});
