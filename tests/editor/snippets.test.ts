import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { unfinishedText } from '../../src/config/rules/texts/unfinished-text';
import { Editor } from '../support/editor';
import { SiteCopy } from '../support/site-copy';

const { files } = readSchemaFiles();
const BASE = 'https://schema.invalid/';
const ajv = new Ajv({ strict: false, allErrors: true });
for (const { name, schema } of files) ajv.addSchema({ ...schema, $id: BASE + name });

/** A snippet of the schema, with placeholders. */
interface Snippet {
  label: string;
  description?: string;
  body: unknown;
}

interface SnippetPlace {
  /** The schema the snippets stand in, as `parts.schema.json#/definitions/text`. */
  place: string;
  snippets: Snippet[];
}

/** Every place of the schema that has snippets. */
function places(node: unknown, place: string): SnippetPlace[] {
  if (node === null || typeof node !== 'object') return [];
  const { defaultSnippets, then } = node as { defaultSnippets?: Snippet[]; then?: unknown };
  // The snippet of a block stands beside the line that leads to its schema.
  const schema = (then as { $ref?: string } | undefined)?.$ref === undefined ? place : `${place}/then`;
  return [
    ...(Array.isArray(defaultSnippets) ? [{ place: schema, snippets: defaultSnippets }] : []),
    ...Object.entries(node)
      .filter(([key]) => key !== 'defaultSnippets')
      .flatMap(([key, child]) =>
        places(child, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      ),
  ];
}

const all = files.flatMap(({ name, schema }) => places(schema, `${name}#`));
const each = all.flatMap(({ place, snippets }) => snippets.map((snippet) => ({ place, ...snippet })));

const editor = new Editor();

/** The config with the snippet taken as the first entry of a list, as the editor puts it in. */
async function taken(list: string, label: string): Promise<string> {
  using copy = new SiteCopy();
  // One page is enough for the schema, and ten times faster than all.
  copy.change((config) => Object.assign(config, { pages: config.pages.slice(0, 1), redirects: [] }));
  const text = copy.text();
  return takenAt(text.replace(list, `${list}¦`), label);
}

/** The text with the snippet taken where the cursor stands. */
async function takenAt(text: string, label: string): Promise<string> {
  const offered = await editor.completions(text);
  const item = offered.find((known) => known.label === label);
  if (!item) throw new Error(`no "${label}" among: ${offered.map((known) => known.label).join(', ')}`);
  return text.replace('¦', filledText(item.textEdit?.newText ?? ''));
}

describe('a snippet', () => {
  it.each(each)(
    '"$label" of $place fits the schema as it is offered, and says what it is',
    ({ place, body, description }) => {
      expect(description).toMatch(/^[A-Z].*\.$/);
      const check = ajv.getSchema(BASE + place);
      expect(check, place).toBeDefined();
      check?.(filledSnippet(body));
      expect(check?.errors ?? []).toEqual([]);
    },
  );

  it('has a name of its own where it is offered', () => {
    for (const { place, snippets } of all)
      expect(new Set(snippets.map(({ label }) => label)).size, place).toBe(snippets.length);
  });

  it.each([
    ['"pages": [', 'page de service'],
    ['"pages": [', 'page de texte'],
    ['"ads": [', 'annonce'],
    ['"redirects": [', 'redirection'],
    ...files
      .filter(({ name }) => name.startsWith('blocks/'))
      .map(({ name }) => ['"blocks": [', `bloc "${name.slice('blocks/'.length, -'.schema.json'.length)}"`]),
  ] as [string, string][])(
    'taken in %s: "%s" leaves nothing to correct but names, duplicates and texts to write',
    async (list, label) => {
      const text = await taken(list, label);
      using copy = new SiteCopy();
      copy.write(text);
      const { problems } = loadSite(copy.folder);
      const faults = problems.filter(
        ({ code }) => /^(?:JSON|SCHEMA|WORDS|CODE)-/.test(code) && code !== unfinishedText.code,
      );
      expect(faults.map((problem) => problemLine(problem))).toEqual([]);
      expect(await editor.problems(text)).toEqual([]);
    },
  );

  it.each([
    ['[¦]', 1],
    ['[¦ { "from": "/x", "to": "seo" }]', 2],
    ['[{ "from": "/x", "to": "seo" }, ¦ { "from": "/y", "to": "seo" }]', 3],
    ['[{ "from": "/x", "to": "seo" }, ¦ ]', 2],
  ])('brings the comma it needs: taken in %s', async (list, count) => {
    const text = await takenAt(
      `{ "$schema": "./schema/editor.schema.json", "redirects": ${list} }`,
      'redirection',
    );
    expect(JSON.parse(text).redirects).toHaveLength(count);
  });
});

/**
 * Returns the value that the editor inserts for a snippet. Each placeholder has its default, `${1:word}`, or its first
 * choice, `${1|one,other|}`. A text that begins with `^` is inserted without quotes
 * (https://code.visualstudio.com/docs/languages/json#_define-snippets-in-json-schemas).
 */
function filledSnippet(body: unknown): unknown {
  const defaults = new Map<string, string>();
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]));
    if (typeof value !== 'string') return value;
    const text = filledText(value, defaults);
    return text.startsWith('^') ? JSON.parse(text.slice(1)) : text;
  };
  return fill(body);
}

/** Returns a text of a snippet with its placeholders replaced. */
function filledText(text: string, defaults = new Map<string, string>()): string {
  return text
    .replaceAll(/\$\{(\d+)(?::([^}]*)|\|([^}]*)\|)\}/g, (_, place: string, word: string, choices: string) => {
      const value = word ?? choices.split(',')[0] ?? '';
      if (!defaults.has(place)) defaults.set(place, value);
      return defaults.get(place) ?? '';
    })
    .replaceAll(/\$(\d+)/g, (_, place: string) => defaults.get(place) ?? '');
}
