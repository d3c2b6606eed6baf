import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../tests/support/sites';

/*
 * The content rules take at most a fixed number of steps for each character, so that a message of twice the length takes
 * at most twice the steps: a pattern without an unbounded quantifier reads at most so many characters from each start.
 */
const files = ['plain-text.ts', 'spam.ts', 'code-patterns.ts'];

const sources = files.map(
  (file) => [file, readFileSync(join(root, 'src/client/contact/content', file), 'utf8')] as const,
);

describe('the content rules', () => {
  it.each(sources)('repeat nothing without a limit: %s', (_file, source) => {
    expect(patternsOf(source).filter(isUnbounded)).toEqual([]);
  });

  it.each(sources)('create no pattern from a string: %s', (_file, source) => {
    expect(source).not.toMatch(/\bRegExp\(|\.(?:match|matchAll|search)\(/);
  });
});

/** Returns the regular expressions in a TypeScript file. */
function patternsOf(source: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('regex' in value) || !value.regex) return value;
    found.push((value.regex as { pattern: string }).pattern);
    return undefined;
  });
  return found;
}

/** Returns whether a pattern has a quantifier without a maximum, outside escapes and character classes. */
function isUnbounded(pattern: string): boolean {
  return /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));
}
