import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The types of blocks. */
const types = readdirSync('schema/blocks').map((name) => name.replace('.schema.json', ''));

const COMPARISON = new RegExp(
  String.raw`\btype\)? *[!=]== *'(${types.join('|')})'|'(${types.join('|')})' *[!=]== *[\w.?]*\btype\b|\bcase '(${types.join('|')})':`,
);

/** Returns the lines of a source that compare the type of a block with a literal. */
function comparisons(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const [found] = COMPARISON.exec(line) ?? [];
    return found === undefined
      ? []
      : [
          `${file}:${index + 1} has ${found}. Put what differs between types into the model of the block (src/site/blocks), or use heroOf(), blocksOfType() or findBlocks().`,
        ];
  });
}

/** The folders that know the types of blocks: their renderers and their models. */
const isHome = (file: string) => /^src\/(?:site\/)?blocks\//.test(file);

describe('a new type of block', () => {
  it('needs no change in files that compare types', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !isHome(file));
    expect(files.flatMap((file) => comparisons(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
