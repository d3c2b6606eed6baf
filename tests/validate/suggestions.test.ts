import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import leven from 'leven';
import { describe, expect, it } from 'vitest';
import { validateSchema } from '../../src/validate/schema/validate-schema';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { loadSite } from '../../src/validate/load-site';
import { problemLine, type Problem } from '../../src/config/source/problem';
import { readSource } from '../../src/config/source/json-source';
import { closestMatch } from '../../src/lib/text/closest-match';
import { configPlaces, editedText, placeIn, type ConfigPlace } from '../support/config-places';
import { SiteCopy } from '../support/site-copy';
import { agency } from '../support/sites';
import { misspelt, slips, type Slip } from '../support/typos';
import { valueIn } from '../../src/site/languages';
import { sampled } from '../support/sampled';

const text = readFileSync(join(agency, 'site.config.json'), 'utf8');
const { files } = readSchemaFiles();
const places = configPlaces(text);
const { config } = loadSite(agency).site!;

/** A word that is misspelt somewhere in the config. */
interface Typo {
  place: ConfigPlace;
  /** Where the word begins, behind its quote and what stands before it. */
  offset: number;
  word: string;
  written: string;
}

/** What is wrong with the answer to typos: a word that is not suggested in its line, and whatever else is told. */
function faults(typos: Typo[], problems: Problem[]): string[] {
  const spare = new Set(problems);
  const missed = typos.flatMap(({ place, offset, word, written }) => {
    const { line } = placeIn(text, offset);
    const told = problems.find(
      (problem) => spare.has(problem) && problem.line === line && isMeant(problem, word),
    );
    if (told) spare.delete(told);
    return told ? [] : [`${place.path.join('/')}: "${written}" for "${word}" in line ${line}`];
  });
  return [...missed, ...[...spare].map((problem) => `told: ${problemLine(problem)}`)];
}

function isMeant({ suggestion: guess }: Problem, word: string): boolean {
  return guess === word || guess === `t:${word}` || String(guess).startsWith(`${word}#`);
}

function edited(typos: Typo[]): string {
  return editedText(
    text,
    typos.map(({ offset, word, written }) => ({ offset, length: word.length, content: written })),
  );
}

describe('the name of a field with one slip gets the right name, in its line, and nothing else is told', () => {
  const fields = [
    ...new Map(
      // The schema knows no scripts: THEME-002 reports them.
      places
        .filter(({ key, shape }) => key && !/\*$|theme\/fonts\/(?!latin)\w+$/.test(shape))
        .map((place) => [place.shape, place]),
    ).values(),
  ];

  it.each(sampled(slips))('with %s', (slip) => {
    const typos = fields.flatMap((place): Typo[] => {
      const word = String(place.key?.value);
      const written = misspelt(word, slip, (made) => siblings(place).includes(made) || isOther(place, made));
      return written === undefined ? [] : [{ place, offset: (place.key?.offset ?? 0) + 1, word, written }];
    });
    expect(typos.length).toBeGreaterThan(fields.length * 0.95);
    // One slip in an object at a time, and none within what has lost its name.
    for (const together of batches(typos)) {
      const { source, problems } = readSource('site.config.json', edited(together));
      expect(problems).toEqual([]);
      expect(faults(together, validateSchema(files, source))).toEqual([]);
    }
  });

  function siblings({ key }: ConfigPlace): string[] {
    return (key?.parent?.parent?.children ?? []).map((property) => String(property.children?.[0]?.value));
  }

  /** Whether a slip makes another field of the same thing, which may stand there rightly. */
  function isOther({ shape }: ConfigPlace, made: string): boolean {
    const other = shape.replace(/[^/ ]*$/, made);
    return fields.some((field) => field.shape === other) || ['fr', 'en', 'ar'].includes(made);
  }
});

/** Typos in groups that do not meet: no two in one object, none inside another. */
function batches(typos: Typo[]): Typo[][] {
  const groups: { typos: Typo[]; touched: Set<string>; hidden: Set<string> }[] = [];
  for (const typo of typos) {
    const { path } = typo.place;
    const above = path.map((_, index) => JSON.stringify(path.slice(0, index)));
    const own = above.at(-1) ?? '';
    // What the type of a block is, decides which fields it has.
    const hides = path.at(-1) === 'type' ? own : JSON.stringify(path);
    const free = groups.find(
      ({ touched, hidden }) =>
        !touched.has(own) &&
        !above.some((name) => hidden.has(name)) &&
        ![...touched].some((name) => name.startsWith(`${hides.slice(0, -1)},`)),
    );
    const group = free ?? { typos: [], touched: new Set(), hidden: new Set() };
    if (!free) groups.push(group);
    group.typos.push(typo);
    group.touched.add(own);
    group.hidden.add(hides);
  }
  return groups.map((group) => group.typos);
}

/** Typos in groups without a word twice: a wrong name is reported once, at its first place. */
function withoutRepeats(typos: Typo[]): Typo[][] {
  const groups: Typo[][] = [];
  for (const typo of typos) {
    const free = groups.find((group) => group.every(({ written }) => written !== typo.written));
    if (free) free.push(typo);
    else groups.push([typo]);
  }
  return groups;
}

describe('a value with one slip gets the right one, in its line, and nothing else is told', () => {
  const pages = config.pages.map(({ id }) => id);
  const schemas = ['parts', 'site', 'blocks/hero', 'blocks/cases'].map((name) =>
    JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8')),
  );
  const enums = schemas.flatMap(enumsIn);
  const words = wordKeys(valueIn(loadSite(agency).site!.messages, 'fr'));

  /** What may stand in a place, by the kind of the place: those that could be meant. */
  const kinds: Record<string, { known: (place: ConfigPlace) => string[] | undefined; most?: number }> = {
    'of the schema': {
      known: ({ path, node }) =>
        ['id', 'to', 'fr', 'en', 'ar'].includes(String(path.at(-1))) ||
        ['theme', 'menus'].includes(String(path[0]))
          ? undefined
          : enums.find((values) => values.includes(String(node.value))),
    },
    'that is a page': {
      known: ({ path, node }) =>
        ['to', 'link', 'page', 'privacyPage'].includes(String(path.at(-1))) ||
        (path[0] === 'menus' && typeof path.at(-1) === 'number')
          ? [...pages, 'phone', 'email', 'chat'].filter((_, __, all) => all.includes(node.value))
          : undefined,
    },
    'that is a section': {
      known: ({ path }) =>
        (path[0] === 'ads' && path.at(-1) === 'category') ||
        (path.at(-1) === 'section' && path[0] !== 'theme')
          ? Object.keys(config.theme.sections)
          : undefined,
    },
    'that is a colour': {
      known: ({ path }) =>
        (path[0] === 'theme' && ['roles', 'gradients'].includes(String(path[1]))) || path.at(-1) === 'color'
          ? Object.keys(config.theme.colors)
          : undefined,
    },
    'that is a gradient': {
      known: ({ path }) => (path.at(-1) === 'gradient' ? Object.keys(config.theme.gradients) : undefined),
    },
    'that is a key of words': {
      known: ({ node }) => (String(node.value).startsWith('t:') ? words : undefined),
      most: 60,
    },
  };

  it.each(Object.keys(kinds).flatMap((kind) => sampled(slips).map((slip) => [kind, slip] as const)))(
    '%s, with %s',
    (kind, slip) => {
      const { known, most = Infinity } = kinds[kind]!;
      const used = new Map<string, { place: ConfigPlace; candidates: string[] }>();
      for (const place of places) {
        const candidates = place.node.type === 'string' ? (known(place) ?? []) : [];
        const use = `${String(place.path.at(-1))} ${place.node.value}`;
        if (candidates.length > 0 && !used.has(use)) used.set(use, { place, candidates });
      }
      const step = Math.max(1, Math.floor(used.size / most));
      const typos = [...used.values()]
        .filter((_, index) => index % step === 0)
        .flatMap((use) => valueTypo(use.place, use.candidates, slip));
      expect(typos.length).toBeGreaterThan(0);
      using copy = new SiteCopy();
      for (const together of kind === 'of the schema' ? batches(typos) : withoutRepeats(typos)) {
        const { problems } = loadSite(copy.write(edited(together)).folder);
        expect(faults(together, problems)).toEqual([]);
      }
    },
  );

  function valueTypo(place: ConfigPlace, candidates: string[], slip: Slip): Typo[] {
    const word = String(place.node.value).replace(/^t:/, '');
    const start = place.node.value.startsWith('t:') ? 't:'.length : 0;
    // A slip that is as near to another word says nothing of what was meant.
    const isNearer = (made: string) =>
      !/^[a-z]/.test(made) ||
      made.split('.').length !== word.split('.').length ||
      /[-.]$|[-.][-.]/.test(made) ||
      candidates.some((name) => name !== word && leven(made, name) <= 1);
    const written = misspelt(word, slip, isNearer);
    return written === undefined ? [] : [{ place, offset: place.node.offset + 1 + start, word, written }];
  }
});

/** Every list of values that a schema lets stand in a place. */
function enumsIn(schema: unknown): string[][] {
  if (schema === null || typeof schema !== 'object') return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? [schema.enum.map(String)] : [];
  return [...own, ...Object.values(schema).flatMap(enumsIn)];
}

function wordKeys(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : wordKeys(value, `${prefix}${key}.`),
  );
}

it('an ad that a carousel misspells is the one that it does not show yet', () => {
  using copy = new SiteCopy();
  copy.change(({ pages, ads }) => {
    const carousel = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'promo-carousel');
    const [, ...shown] = ads.map(({ id }) => id);
    Object.assign(carousel!, { ads: ['ad0', ...shown] });
  });
  const { problems } = loadSite(copy.folder);
  expect(problems.map(({ code, suggestion: guess }) => [code, guess])).toEqual([
    ['LINK-001', config.ads[0]?.id],
  ]);
});

describe('what was most likely meant', () => {
  it.each([
    ['titel', ['tiles', 'title'], [], 'title'],
    ['Title', ['titles', 'title'], [], 'title'],
    ['cas', ['gas', 'case'], [], 'case'],
    ['er', ['fr', 'en'], ['fr'], 'en'],
    ['er', ['fr', 'en'], ['en'], 'fr'],
    ['elephant', ['title'], [], null],
  ])('by %s among %j, where %j stand: %s', (word, known, taken, meant) => {
    expect(closestMatch(word, known, new Set(taken))).toBe(meant);
  });
});
