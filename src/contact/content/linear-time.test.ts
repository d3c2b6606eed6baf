import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tests/support/sites';

/*
 * The content rules take at most a constant number of steps for each character, so that a message of twice the length
 * takes at most twice the steps. The test analyzes the patterns instead of measuring time: a pattern without an unbounded
 * quantifier reads at most a fixed number of characters from each start, in at most a fixed number of ways, and it starts
 * once at each character.
 */
const files = ['normalize.ts', 'spam.ts', 'sql.ts', 'script.ts', 'content-problem.ts'];

/** A limit above the needs of every pattern; a nested quantifier exceeds it by far. */
const MAX_STEPS = 100_000;

const sources = files.map(
  (file) => [file, readFileSync(join(root, 'src/contact/content', file), 'utf8')] as const,
);

describe('the content rules', () => {
  it.each(sources.flatMap(([file, source]) => patternsOf(source).map((pattern) => [file, pattern] as const)))(
    'take a bounded number of steps at each character: %s %s',
    (_file, { source, flags }) => {
      expect(maximumSteps(source, flags)).toBeLessThan(MAX_STEPS);
    },
  );

  it.each(sources)('create no pattern from a string: %s', (_file, source) => {
    expect(source).not.toMatch(/\bRegExp\(|\.(?:match|matchAll|search)\(/);
  });
});

describe('the analysis', () => {
  it.each([
    '(a+)+',
    'a*b',
    'a{2,}',
    '(?=a+)b',
    '(?:a|b+)c',
    '(a{0,9}){0,9}',
    '(?:a?){0,40}',
    '[ab]{0,300}[bc]{0,300}[ab]{0,300}c',
  ])('rejects /%s/', (pattern) => {
    expect(maximumSteps(pattern, 'u')).toBeGreaterThanOrEqual(MAX_STEPS);
  });

  it.each(['union ?select', '<[a-z][^<]{0,300}on[a-z]{3,30} ?=', '(?:a|b){5}'])('accepts /%s/', (pattern) => {
    expect(maximumSteps(pattern, 'u')).toBeLessThan(MAX_STEPS);
  });

  it('finds every pattern of a file', () => {
    const found = patternsOf(
      'const a = [/x/, { b: /y/g }]; f(c.replace(/(z+)+/u, () => /w/.test(d) as boolean));',
    );
    expect(found.map(({ source }) => source)).toEqual(['x', 'y', '(z+)+', 'w']);
  });
});

interface Pattern {
  source: string;
  flags: string;
  toString: () => string;
}

/** Returns the regular expressions in a TypeScript file. */
function patternsOf(source: string): Pattern[] {
  const found: Pattern[] = [];
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'regex' in value && value.regex) {
      const { pattern, flags } = value.regex as { pattern: string; flags: string };
      found.push({ source: pattern, flags, toString: () => `/${pattern}/${flags}` });
      return undefined;
    }
    return value;
  });
  return found;
}

/** Returns the maximum number of steps that a pattern takes from one position in any text. */
function maximumSteps(source: string, flags: string): number {
  return costOf(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }))
    .steps;
}

/** The number of ways in which a node can match from one position, and the number of steps to try them all. */
interface Cost {
  ways: number;
  steps: number;
}

/** The number of characters that a back reference compares: the maximum length of a captured group. */
const REFERENCE = 30;

function costOf(node: AST.Node): Cost {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return oneOf(node.alternatives);
    case 'Alternative':
      return inSequence(
        node.elements.map((element, index) => costBefore(element, node.elements.slice(index + 1))),
      );
    case 'Assertion':
      // A lookaround is evaluated once, without backtracking into it.
      return { ways: 1, steps: 'alternatives' in node ? oneOf(node.alternatives).steps : 1 };
    case 'Quantifier':
      return repeated(costOf(node.element), node.min, node.max);
    case 'Backreference':
      return { ways: 1, steps: REFERENCE };
    default:
      return { ways: 1, steps: 1 };
  }
}

/** Returns the cost of an element. Repeated characters match in one way if the next element cannot begin with one of them: `\d{1,9}=`. */
function costBefore(element: AST.Element, rest: AST.Element[]): Cost {
  const cost = costOf(element);
  if (element.type !== 'Quantifier' || !isCharacter(element.element)) return cost;
  const own = charactersOf(element.element);
  const next = firstOf(rest);
  return next && !CHARACTERS.some((character) => own(character) && next(character))
    ? { ...cost, ways: 1 }
    : cost;
}

/** Returns the cost of alternatives. Those that begin with different letters exclude each other. */
function oneOf(alternatives: AST.Alternative[]): Cost {
  const costs = alternatives.map(costOf);
  const byStart = new Map<number, number>();
  let others = 0;
  alternatives.forEach(({ elements: [first] }, index) => {
    const { ways } = costs[index]!;
    if (first?.type === 'Character') byStart.set(first.value, (byStart.get(first.value) ?? 0) + ways);
    else others += ways;
  });
  return { ways: others + Math.max(0, ...byStart.values()), steps: sum(costs.map(({ steps }) => steps)) };
}

type Test = (character: string) => boolean;

/** The characters that the patterns distinguish: ASCII, Latin-1 and the characters that the modules insert. */
const CHARACTERS = [...Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)), ...'€″’⁄ا🙂'];

function isCharacter({ type }: AST.Node): boolean {
  return type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';
}

function charactersOf(node: AST.Node): Test {
  const pattern = new RegExp(`^${node.raw}$`, 'u');
  return (character) => pattern.test(character);
}

/** Returns which characters a sequence can begin with; undefined when it can be empty, so that any character may follow. */
function firstOf(elements: AST.Element[]): Test | undefined {
  const [first, ...rest] = elements;
  if (!first) return undefined;
  if (isCharacter(first)) return charactersOf(first);
  if (first.type === 'Quantifier') {
    const own = firstOf([first.element as AST.Element]);
    if (!own || first.min > 0) return own;
    const next = firstOf(rest);
    return next && ((character) => own(character) || next(character));
  }
  if (first.type === 'Group' || first.type === 'CapturingGroup') {
    const firsts = first.alternatives.map(({ elements: inner }) => firstOf([...inner, ...rest]));
    return firsts.every((test) => test !== undefined)
      ? (character) => firsts.some((test) => test(character))
      : undefined;
  }
  return undefined;
}

function inSequence(costs: Cost[]): Cost {
  return costs.reduce(
    (before, { ways, steps }) => ({ ways: before.ways * ways, steps: before.steps + before.ways * steps }),
    { ways: 1, steps: 0 },
  );
}

function repeated(one: Cost, minimum: number, maximum: number): Cost {
  if (!Number.isFinite(maximum)) return { ways: Infinity, steps: Infinity };
  let all: Cost = { ways: minimum === 0 ? 1 : 0, steps: 1 };
  let sequence: Cost = { ways: 1, steps: 0 };
  for (let times = 1; times <= maximum; times += 1) {
    sequence = inSequence([sequence, one]);
    all = { ways: all.ways + (times >= minimum ? sequence.ways : 0), steps: sequence.steps + 1 };
  }
  return all;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
