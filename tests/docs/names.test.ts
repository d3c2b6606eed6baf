import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documents = ['CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** The sources, without tests and comments. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.generated)\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, ''));

/** The sources that declare a function or a method. */
const declaring = (name: string) => {
  const declaration = new RegExp(`\\bfunction\\*? ${name}\\b|^  (?:async )?${name}\\(.*\\{$`, 'm');
  return sources.filter((source) => declaration.test(source));
};

const used = (name: string) => new RegExp(`\\b${name}\\b`);

it('every function that a document names is one of the sources', () => {
  const names = documents.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/`(?:\w+\.)?(\w+)\(\)`/g), ([, called = '']) => `${name}: ${called}()`),
  );
  expect(names.length).toBeGreaterThan(30);
  const ofTests = ['resetModules', 'hoisted'];
  expect(
    names.filter((name) => {
      const [, called = ''] = /(\w+)\(\)$/.exec(name) ?? [];
      return !ofTests.includes(called) && declaring(called).length === 0;
    }),
  ).toEqual([]);
});

it('every path that a document names leads to a file', () => {
  const paths = documents.flatMap(({ name, text }) =>
    Array.from(
      text.matchAll(/`((?:src|scripts|tests|schema|deploy|docs|examples|\.github)\/[\w./-]*)`/g),
      ([, path = '']) => ({ name, path }),
    ),
  );
  expect(paths.length).toBeGreaterThan(50);
  // The names of examples, and of what a reader is to replace.
  const isExample = /price-table|[A-Z]{4,}/;
  expect(paths.filter(({ path }) => !isExample.test(path) && !existsSync(path))).toEqual([]);
});

it('the functions that the architecture lists lead from the config to the page: each is used where one above it is', () => {
  const { text = '' } = documents.find(({ name }) => name === 'docs/architecture.md') ?? {};
  const names = Array.from(text.matchAll(/^\d+\. `(\w+)/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const strays = names.filter((name, index) => {
    const above = names.slice(0, index).flatMap(declaring);
    return declaring(name).length === 0 || (index > 0 && !above.some((source) => used(name).test(source)));
  });
  expect(strays).toEqual([]);
});
