import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { root } from '../support/sites';

/*
 * The rules of content cost at most a constant for each character, so that a message of twice the length is
 * judged in at most twice the steps. It is proven from the patterns' sources, not timed: a pattern without an
 * endless quantifier looks at no more than a fixed number of characters from wherever it starts, in no more
 * than a fixed number of ways, and it starts once at each character.
 */
const files = ['plain-text.ts', 'spam.ts', 'sql.ts', 'script.ts', 'content-problem.ts'];

/** More ways than any pattern needs; a nested quantifier is beyond it at once. */
const MOST_STEPS = 100_000;

const sources = files.map((file) => [file, readFileSync(join(root, 'src/contact', file), 'utf8')] as const);

describe('the rules of content', () => {
  it.each(sources.flatMap(([file, source]) => patternsOf(source).map((pattern) => [file, pattern] as const)))(
    'take a bounded number of steps at each character: %s %s',
    (_file, { source, flags }) => {
      expect(mostSteps(source, flags)).toBeLessThan(MOST_STEPS);
    },
  );

  it.each(sources)('make no pattern out of a text: %s', (_file, source) => {
    expect(source).not.toMatch(/\bRegExp\(|\.(?:match|matchAll|search)\(/);
  });
});

describe('the proof', () => {
  it.each([
    '(a+)+',
    'a*b',
    'a{2,}',
    '(?=a+)b',
    '(?:a|b+)c',
    '(a{0,9}){0,9}',
    '(?:a?){0,40}',
    '[ab]{0,300}[bc]{0,300}[ab]{0,300}c',
  ])('refuses /%s/', (pattern) => {
    expect(mostSteps(pattern, 'u')).toBeGreaterThanOrEqual(MOST_STEPS);
  });

  it.each(['union ?select', '<[a-z][^<]{0,300}on[a-z]{3,30} ?=', '(?:a|b){5}'])('takes /%s/', (pattern) => {
    expect(mostSteps(pattern, 'u')).toBeLessThan(MOST_STEPS);
  });

  it('sees every pattern of a file', () => {
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

/** The regular expressions that stand in a TypeScript file. */
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

/** The most steps that a pattern can take from one place in a text, whatever the text is. */
function mostSteps(source: string, flags: string): number {
  return costOf(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }))
    .steps;
}

/** In how many ways something can match from one place, and how many steps trying all of them takes. */
interface Cost {
  ways: number;
  steps: number;
}

/** A back reference compares at most as many characters as the longest group can hold. */
const REFERENCE = 30;

function costOf(node: AST.Node): Cost {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return oneOf(node.alternatives);
    case 'Alternative':
      return inARow(
        node.elements.map((element, index) => costBefore(element, node.elements.slice(index + 1))),
      );
    case 'Assertion':
      // What stands ahead or behind is settled once; it is not tried again in other ways.
      return { ways: 1, steps: 'alternatives' in node ? oneOf(node.alternatives).steps : 1 };
    case 'Quantifier':
      return repeated(costOf(node.element), node.min, node.max);
    case 'Backreference':
      return { ways: 1, steps: REFERENCE };
    default:
      return { ways: 1, steps: 1 };
  }
}

/** Characters in a row lead on in one way only when what follows cannot begin with one of them: « \d{1,9}= ». */
function costBefore(element: AST.Element, rest: AST.Element[]): Cost {
  const cost = costOf(element);
  if (element.type !== 'Quantifier' || !isCharacter(element.element)) return cost;
  const own = charactersOf(element.element);
  const next = firstOf(rest);
  return next && !CHARACTERS.some((character) => own(character) && next(character))
    ? { ...cost, ways: 1 }
    : cost;
}

/** Alternatives that begin with different letters exclude each other. */
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

/** Those that the patterns tell apart: ASCII, Latin-1 and the signs that the modules put in themselves. */
const CHARACTERS = [...Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)), ...'€″’⁄ا🙂'];

function isCharacter({ type }: AST.Node): boolean {
  return type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';
}

function charactersOf(node: AST.Node): Test {
  const pattern = new RegExp(`^${node.raw}$`, 'u');
  return (character) => pattern.test(character);
}

/** What a row of elements can begin with; nothing when it can be empty, so that anything may follow. */
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

function inARow(costs: Cost[]): Cost {
  return costs.reduce(
    (before, { ways, steps }) => ({ ways: before.ways * ways, steps: before.steps + before.ways * steps }),
    { ways: 1, steps: 0 },
  );
}

function repeated(one: Cost, least: number, most: number): Cost {
  if (!Number.isFinite(most)) return { ways: Infinity, steps: Infinity };
  let all: Cost = { ways: least === 0 ? 1 : 0, steps: 1 };
  let row: Cost = { ways: 1, steps: 0 };
  for (let times = 1; times <= most; times += 1) {
    row = inARow([row, one]);
    all = { ways: all.ways + (times >= least ? row.ways : 0), steps: row.steps + 1 };
  }
  return all;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
