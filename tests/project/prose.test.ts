import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words that a reader of technical English stumbles over, each with a usual one. */
const UNUSUAL = /\b(?:told|whoever|nobody|mishap|stands)\b/i;

/** French, generated, quoting messages of rules, or the words of others. */
const OTHER_PROSE = /maintainer-guide|blocks\.md|config\.md|specification|maintaining\.md/;

/** The lines of a source that are comments. */
const comments = (source: string) =>
  source.split('\n').filter((line) => /^\s*(?:\/\*\*?|\*|\/\/)/.test(line));

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes('.generated.'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && !OTHER_PROSE.test(name))
    .map((name) => `docs/${name}`),
];

describe('plain English', () => {
  it.each([
    ['the comments', sources, comments],
    ['the documents', documents, (text: string) => text.split('\n')],
  ] as const)('in %s uses none of the words that were hard to read', (_name, files, lines) => {
    const found = files.flatMap((file) =>
      lines(readFileSync(file, 'utf8')).flatMap((line) =>
        UNUSUAL.test(line) ? `${file}: ${line.trim()}` : [],
      ),
    );
    expect(found).toEqual([]);
  });
});
