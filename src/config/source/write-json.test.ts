import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { format, resolveConfig } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson } from './json-source';
import { canonicalJson, rewriteJson, writeJson } from './write-json';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'json-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the canonical form', () => {
  it.each(['site.config.json', 'locales/fr.json', 'site.lock.json', 'drafts/site.config.json'])(
    'of %s is what Prettier writes, at any width of its lines',
    async (name) => {
      const settings = await resolveConfig(name, { editorconfig: true });
      await fc.assert(
        fc.asyncProperty(
          fc.json({ maxDepth: 4, noUnicodeString: false }),
          fc.integer({ min: 1, max: 400 }),
          async (text, printWidth) => {
            const value: unknown = JSON.parse(text);
            const compact = JSON.stringify(value);
            expect(await format(compact, { ...settings, printWidth })).toBe(canonicalJson(value));
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it('keeps every value and the order of fields, and spells them in one way', () => {
    const text = '\uFEFF{"z":1.0,\r\n"a":[1e3,{ },"\\u00e9\\/ \\u202f!"], "__proto__": {"1":-0.50,"2":true}}';
    writeFileSync(join(folder, 'a.json'), text);
    writeJson(folder, 'a.json', readJson(folder, 'a.json').source.value);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(`{
  "z": 1,
  "a": [
    1000,
    {},
    "é/ \u202f!"
  ],
  "__proto__": {
    "1": -0.5,
    "2": true
  }
}
`);
  });
});

describe('several files are written together, or none', () => {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('when all can be', () => {
    writeFileSync(join(folder, 'a.json'), '{}');
    rewriteJson(
      folder,
      new Map([
        ['a.json', { a: 1 }],
        ['b.json', { b: 2 }],
      ]),
    );
    expect([text('a.json'), text('b.json')]).toEqual([canonicalJson({ a: 1 }), canonicalJson({ b: 2 })]);
  });

  it.each([
    ['one cannot be read', { 'c.json': '{ "a": 1, "a": 2 }' }, 'c.json', 'JSON-002'],
    ['one cannot be written', {}, 'a.json/c.json', 'EEXIST'],
  ])('not when %s', (_, more, last, message) => {
    const before = { 'a.json': '{"a":1}', ...more };
    for (const [name, content] of Object.entries(before)) writeFileSync(join(folder, name), content);
    const contents = new Map(['a.json', 'b.json', last].map((name) => [name, {}]));
    expect(() => rewriteJson(folder, contents)).toThrow(message);
    expect(Object.fromEntries(readdirSync(folder).map((name) => [name, text(name)]))).toEqual(before);
  });
});
