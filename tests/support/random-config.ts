import { createReferenceFinder } from '../../src/config/references/find-references';
import { withoutParts } from '../../src/config/references/without-parts';
import { requiredPages } from '../../src/config/rules/drafts/needed-draft';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { resolveRef, type SchemaNode } from '../../src/config/schema/schema-node';
import { withLanguages } from '../../src/config/schema/with-languages';
import { isObject } from '../../src/lib/json';
import { languagesOf, type Language } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';

/** Returns the next of a sequence of numbers from 0 to below 1. */
export type Random = () => number;

/** Returns a sequence that is the same for the same seed: Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

const files = readSchemaFiles().files;
const findReferences = createReferenceFinder(files);

/** The pages that are kept of a large site beside those that it needs: what is wrong with a page shows on a few. */
const MOST_PAGES = 2;

/**
 * Returns a config after one to five changes that the schema suggests: limits, optional parts added and removed, entries
 * doubled, values of one kind exchanged, and odd texts. Most of them match the schema.
 */
export function randomConfig(given: SiteConfig, random: Random): SiteConfig {
  const whole = structuredClone(given);
  const required = requiredPages(whole);
  const others = whole.pages.filter(({ id }) => !required.has(id));
  const gone = shuffled(others, random).slice(MOST_PAGES);
  const { config } = withoutParts(findReferences.keywords, whole, new Set(gone));
  const copy = structuredClone(config);
  for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) change(copy, random);
  return copy;
}

/** A field or an entry, whether it is there or only allowed. */
interface Slot {
  holder: Record<string | number, unknown>;
  key: string | number;
  schema: SchemaNode;
  /** What values of this kind have in common. */
  kind: string;
  mayLack: boolean;
}

/** Returns every place of a config, at which its schema allows something. */
function placesOf(config: SiteConfig): Slot[] {
  const schemas = schemasOf(languagesOf(config).languages);
  const places: Slot[] = [];
  const walk = (
    value: unknown,
    given: SchemaNode,
    givenFile: string,
    place?: Omit<Slot, 'schema' | 'kind'>,
  ) => {
    const [node, file] = resolveRef(given, givenFile, schemas);
    if (place)
      places.push({ ...place, schema: node, kind: node.typeName ?? node.title ?? String(place.key) });
    for (const branch of node.anyOf ?? []) {
      const [{ type }] = resolveRef(branch, file, schemas);
      if (type === typeof value) walk(value, branch, file);
    }
    if (Array.isArray(value)) {
      const mayLack = value.length > (node.minItems ?? 0);
      const holder = value as unknown as Slot['holder'];
      for (const [key, entry] of value.entries())
        walk(entry, node.items ?? {}, file, { holder, key, mayLack });
    } else if (isObject(value)) {
      const variants = (node.allOf ?? []).filter((part) => part.if?.properties?.type?.const === value.type);
      for (const { then = {} } of variants) walk(value, then, file);
      const others = typeof node.additionalProperties === 'object' ? Object.keys(value) : [];
      for (const key of new Set([...Object.keys(node.properties ?? {}), ...others])) {
        const field = node.properties?.[key] ?? node.additionalProperties;
        if (key.startsWith('$') || !isObject(field)) continue;
        walk(value[key], field, file, { holder: value, key, mayLack: !node.required?.includes(key) });
      }
    }
  };
  walk(config, { $ref: 'site.schema.json' }, 'site.schema.json');
  return places;
}

const known = new Map<string, ReadonlyMap<string, SchemaNode>>();

/** Returns the schemas of a site with these languages, by the names of their files. */
function schemasOf(languages: readonly Language[]): ReadonlyMap<string, SchemaNode> {
  const key = languages.join();
  const own =
    known.get(key) ??
    new Map(withLanguages(files, languages).map(({ name, schema }) => [name, schema as SchemaNode]));
  known.set(key, own);
  return own;
}

/** Changes one place of a config. */
function change(config: SiteConfig, random: Random): void {
  const places = placesOf(config);
  // Of each kind of place equally often: most places are words.
  const kind = one([...new Set(places.map((place) => place.kind))], random);
  const same = places.filter((place) => place.kind === kind);
  const [place, other, what] = [one(same, random), one(same, random), random()];
  const [value, otherValue] = [place.holder[place.key], other.holder[other.key]];
  if (Array.isArray(place.holder) && what < 0.3) double(place.holder, Number(place.key), random);
  else if (what < 0.6) {
    set(place, otherValue);
    set(other, value);
  } else set(place, one([undefined, ...valuesOf(place, value, random)], random));
}

/** Gives a place a value; without one, what may lack is removed. */
function set({ holder, key, mayLack }: Slot, value: unknown): void {
  if (value !== undefined) holder[key] = structuredClone(value);
  else if (mayLack && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (mayLack) delete holder[key];
}

/** Returns values for a place: limits, choices, the default, examples, odd texts, the shortest list. */
function valuesOf({ schema }: Slot, value: unknown, random: Random): unknown[] {
  const { type, enum: choices = [], minimum, maximum, default: usual } = schema;
  // The names in examples are those of another site.
  const examples = schema.refersTo && schema.refersTo !== 'text' ? [] : (schema.examples ?? []);
  const named = [
    ...choices,
    ...(type === 'boolean' ? [true, false] : []),
    minimum,
    maximum,
    usual,
    ...examples,
  ];
  const isText = choices.length === 0 && [type, typeof value].flat().includes('string');
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const texts = odd.filter(
    (text) => isText && pattern.test(text) && text.length <= (schema.maxLength ?? Infinity),
  );
  const shortest = Array.isArray(value) ? [value.slice(0, schema.minItems ?? 0)] : [];
  return [...named.filter((each) => each !== undefined), ...shuffled(texts, random).slice(0, 4), ...shortest];
}

/** Doubles an entry once, or a dozen times. What has a name or an address gets another one. */
function double(entries: unknown[], index: number, random: Random): void {
  for (let left = random() < 0.8 ? 1 : 12; left > 0; left -= 1) {
    const end = `-${entries.length}${left}`;
    const copy: unknown = JSON.parse(JSON.stringify(entries[index]), (key, value: unknown) => {
      const isName = typeof value === 'string' && (key === 'id' || key === 'path') && value !== '/';
      return isName ? value + end : value;
    });
    entries.splice(index, 0, copy);
  }
}

/** Names, addresses, codes and texts that few people write, and that patterns allow. */
const odd =
  `a|0|1-2|constructor|length|index|con|chat|default|zz|phone|email|a#b|/a|/0|/con|/a/404|/index|/en|/fr|
/a/b/c/d/e/f|/robots|/assets|#000000|#ffffff|AA|fr-MA|ar-EG|00:00|23:59|UTC|1|%|100%|0 %|1 234,5|$& $1|\\|
https://a.b|https://xn--a|https://www.example.com.|https://a.example/?a=1&b=2#c|https://é.example|mailto:a@b.c|
a@b.c|a+b@c.example|tel:+123456|+1000000|2000-01-01T00:00:00Z|9999-12-31T23:59:59Z|« a »|"a" 'b'|a & b|a > b|
é|e\u0301|🙂|👩‍👩‍👧|١٢٣|שלום|a\u00a0b|${'x'.repeat(300)}|/${'x'.repeat(300)}|${'W'.repeat(120)}|${'un mot '.repeat(300)}a`
    .split(/\|\n?/)
    .concat('a\nb');

function shuffled<Entry>(entries: readonly Entry[], random: Random): Entry[] {
  return entries
    .map((entry) => ({ entry, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

function one<Entry>(entries: readonly Entry[], random: Random): Entry {
  return entries[Math.floor(random() * entries.length)]!;
}
