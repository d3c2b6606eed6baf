import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReferenceFinder } from '../../src/config/references/find-references';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { severityNames } from '../../src/config/source/problem';
import { blockModels } from '../../src/site/blocks/index';
import { agency } from '../support/sites';

/*
 * The engine serves any company: it finds pages, sections and colors by their role in the config, never by the name
 * that one company gives them.
 */

/** The sites whose names the engine must not know. */
const sites = [agency, ...readdirSync('examples').map((name) => join('examples', name))];

const { files } = readSchemaFiles();

/** The words of the format, such as `contact`, `faq` and `email`: fields, types of blocks and values of the schema; and of messages. */
const ownWords = new Set([
  ...files.flatMap(({ schema }) => wordsOf(schema)),
  ...Object.values(severityNames.fr),
]);

/** Returns the fields that a schema declares and the values that it allows. */
function wordsOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => [
    ...(keyword === 'properties' ? Object.keys(value as object) : []),
    ...(['enum', 'const', 'required'].includes(keyword) ? [value].flat().map(String) : []),
    ...wordsOf(value),
  ]);
}

/** Returns the names that a site declares: of its pages, sections, colors, gradients and ads. */
function namesOf(site: string): string[] {
  const config: unknown = JSON.parse(readFileSync(join(site, 'site.config.json'), 'utf8'));
  const { declarations } = createReferenceFinder(files)(config);
  const names = declarations
    .filter(({ kind }) => kind !== 'anchor' && kind !== 'language')
    .map(({ name }) => name);
  return [...new Set(names)].filter((name) => !ownWords.has(name));
}

/**
 * Returns the expression that finds names in a text: as the whole text, after `--`, in an address, in quotes, or after an
 * option. In a sentence they are words.
 */
function expressionFor(names: readonly string[]): RegExp {
  const any = `(?:${names.join('|')})`;
  return new RegExp(`^${any}$|(?:--[a-z]+ |(?<![\\w-])--|["/#.])${any}(?![\\w-])`, 'g');
}

/** Returns the names in the strings and templates of a source, except the names of imported files. */
function namesIn(file: string, expression: RegExp): string[] {
  const source = withoutComments(file).replaceAll(/\bfrom '[^']*'|\bimport\('[^']*'\)/g, '');
  const texts = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
    ([, text, template]) => text ?? template ?? '',
  );
  return texts.flatMap((text) => [...text.matchAll(expression)].map(([found]) => `${file}: ${found}`));
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

describe('the engine', () => {
  it.each(sites)('has no name of %s', (site) => {
    const expression = expressionFor(namesOf(site));
    expect(sources.flatMap((file) => namesIn(file, expression))).toEqual([]);
  });

  it('names no language of a site, but in what is about languages: their writing, examples and words of snippets', () => {
    // Messages and documents are in English and French, so that only Arabic shows a dependence.
    const found = sources.filter((file) =>
      /(?<![\w-])['"]ar['"]|[{ ]ar: |\.ar\b/.test(withoutComments(file)),
    );
    expect(found.toSorted()).toEqual([
      'src/cli/translations.ts',
      'src/config/rules/links/orphan-page.ts',
      'src/config/rules/texts/missing-translation.ts',
      'src/edit/commands/add-page.ts',
      'src/site/parts/opening-hours.ts',
      'src/site/values.ts',
    ]);
  });
});

it('an operation of the editor names no type of block: what differs is in the schema and the models', () => {
  const expression = expressionFor(Object.keys(blockModels));
  const operations = sources.filter((file) => file.startsWith('src/edit/operations/'));
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.flatMap((file) => namesIn(file, expression))).toEqual([]);
});

/** Returns a source without its comments. */
function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
