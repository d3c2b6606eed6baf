import type { Node } from 'jsonc-parser';
import { configPlaces, editedText, isText, placeIn, type ConfigPlace, type TextEdit } from './config-places';
import { misspelt, seededRandom, slips } from './typos';

/** A config with one mistake, and the expected report. */
export interface Mutation {
  /** The config with the mistake. */
  text: string;
  /** The lines where the mistake may be reported. A missing character may be reported on the next line. */
  lines: number[];
  /** The word that the report must suggest, if any. */
  meant: string | undefined;
  /** A description of the change, for the message of a failed test. */
  what: string;
}

/**
 * Returns random mistakes of one kind in a config. The same config gives the same mistakes.
 *
 * @param kind one of `mutationKinds`
 */
export function mutations(text: string, kind: string, count: number): Mutation[] {
  const random = seededRandom(kind);
  const places = configPlaces(text);
  const make = makers[kind];
  if (!make) throw new Error(`There is no mutation "${kind}".`);
  const from = places.filter((place) => make.of(place, places));
  return Array.from({ length: count }, (): Mutation => {
    for (let turn = 0; turn < 50; turn += 1) {
      const place = from[Math.floor(random() * from.length)];
      const made = place && make.edit(place, text, random, places);
      if (!made) continue;
      const edited = editedText(text, [made.edit]);
      const { line } = placeIn(edited, made.at ?? made.edit.offset);
      const what = `${place.path.join('/')}: ${text.slice(made.edit.offset, made.edit.offset + made.edit.length).slice(0, 40)} → ${made.edit.content.slice(0, 40)}`;
      return {
        text: edited,
        lines: made.isNoticedLater ? [line, line + 1] : [line],
        meant: made.meant,
        what,
      };
    }
    throw new Error(`The config has no value for the mutation "${kind}".`);
  });
}

interface Made {
  edit: TextEdit;
  /** The offset of the report in the new text, when it is not the offset of the edit. */
  at?: number;
  meant?: string;
  isNoticedLater?: boolean;
}

interface Maker {
  of: (place: ConfigPlace, places: readonly ConfigPlace[]) => boolean;
  edit: (
    place: ConfigPlace,
    text: string,
    random: () => number,
    places: readonly ConfigPlace[],
  ) => Made | undefined;
}

const last = ({ path }: ConfigPlace) => path.at(-1);
const isString = ({ node }: ConfigPlace) => node.type === 'string';
const isKey = (place: ConfigPlace) => isString(place) && String(place.node.value).startsWith('t:');
const isPage = ({ path }: ConfigPlace) => path.length === 2 && path[0] === 'pages';
const isBlockPart = ({ path }: ConfigPlace) => path[0] === 'pages' && path[2] === 'blocks' && path.length > 4;
/** Returns whether a place is a field of the schema, not a free name. */
const isKnownField = ({ key, path }: ConfigPlace) =>
  key !== undefined &&
  !(path[0] === 'theme' && ['colors', 'gradients', 'sections'].includes(String(path[1])));

/** Replaces a value. */
const replaced = ({ node }: ConfigPlace, content: string): Made => ({
  edit: { offset: node.offset, length: node.length, content },
});

/** Adds a typo to a value. Undefined when the result could also be another word. */
const slipped = (
  { node }: ConfigPlace,
  random: () => number,
  avoid: (made: string) => boolean = () => false,
): Made | undefined => {
  const word = String(node.value);
  const slip = slips[Math.floor(random() * slips.length)]!;
  const made = misspelt(word, slip, (name) => !/^[a-z](?:[.:-]?[A-Za-z0-9]+)*$/.test(name) || avoid(name));
  if (made === undefined) return undefined;
  return { edit: { offset: node.offset + 1, length: word.length, content: made }, meant: word };
};

/** Removes a property and its comma. */
function property({ key, node }: ConfigPlace): TextEdit | undefined {
  const siblings = key?.parent?.parent?.children ?? [];
  const at = siblings.indexOf(key?.parent as Node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const start = key?.offset ?? 0;
  if (after) return { offset: start, length: after.offset - start, content: '' };
  if (!before) return undefined;
  const offset = before.offset + before.length;
  return { offset, length: node.offset + node.length - offset, content: '' };
}

/** Inserts text at the beginning of an object. */
const inserted = ({ node }: ConfigPlace, content: string): Made => ({
  edit: { offset: node.offset + 1, length: 0, content },
});

/** Required fields, by their place in the schema. */
const REQUIRED =
  /^\/pages\/\*\/(?:id|path|kind|name|title|description|blocks)$|\/actions\/\*\/(?:label|to)$|\/items\/\*\/(?:question|answer)$|^\/ads\/\*\/(?:id|title|link|cta|gradient)$|^\/organization\/(?:name|phone|email)$/;

/** Lists that must not be empty. */
const FILLED = new Set([
  'pages',
  'blocks',
  'actions',
  'items',
  'ads',
  'header',
  'services',
  'company',
  'notFound',
]);

const makers: Record<string, Maker> = {
  'a typo in the name of a field': {
    of: isKnownField,
    edit: ({ key }, _text, random) => {
      const word = String(key?.value);
      const made = misspelt(word, slips[Math.floor(random() * slips.length)]!, (name) =>
        (key?.parent?.parent?.children ?? []).some(({ children }) => children?.[0]?.value === name),
      );
      return made === undefined
        ? undefined
        : { edit: { offset: (key?.offset ?? 0) + 1, length: word.length, content: made }, meant: word };
    },
  },
  'an unknown field': {
    of: (place) => place.node.type === 'object' && !(place.path[0] === 'theme' && place.path.length === 2),
    edit: (place) => inserted(place, ' "unheard-of": true,'),
  },
  'a missing field': {
    of: ({ shape }) => REQUIRED.test(shape),
    edit: (place) => {
      const edit = property(place);
      return edit && { edit, at: place.key?.parent?.parent?.offset ?? 0 };
    },
  },
  'a number for a text': { of: isString, edit: (place) => replaced(place, '7') },
  'an object for a list': { of: ({ node }) => node.type === 'array', edit: (place) => replaced(place, '{}') },
  'a text for an object': {
    // A text in several languages may be words.
    of: ({ node, path }) => node.type === 'object' && path.length > 0 && !isText(node),
    edit: (place) => replaced(place, '"words"'),
  },
  'an empty list': {
    of: (place) => place.node.type === 'array' && FILLED.has(String(last(place))),
    edit: (place) => replaced(place, '[]'),
  },
  'a link to no page': {
    of: (place) =>
      isString(place) &&
      ['to', 'link', 'privacyPage'].includes(String(last(place))) &&
      /^[a-z-]{5,}$/.test(place.node.value),
    edit: (place, _text, random, places) =>
      slipped(place, random, (name) => places.some(({ node }) => node.value === name)),
  },
  'a link to no place of a page': {
    of: (place) =>
      isBlockPart(place) &&
      last(place) === 'to' &&
      /^[a-z-]+$/.test(String(place.node.value)) &&
      !['phone', 'email', 'chat'].includes(place.node.value),
    edit: (place) => replaced(place, `"${place.node.value}#nowhere-at-all"`),
  },
  'an address that is no link': {
    of: (place) => ['to', 'url'].includes(String(last(place))),
    edit: (place, _text, random) =>
      replaced(place, random() < 0.5 ? '"http://plain.example"' : '"javascript:alert(1)"'),
  },
  'an address twice': {
    of: (place) => last(place) === 'path' && place.path.length === 3 && place.path[1] !== 0,
    edit: (place, _text, _random, places) => {
      const first = places.find(({ path }) => path.join('/') === 'pages/1/path');
      return first && first.path[1] !== place.path[1] && place.node.value !== '/'
        ? replaced(place, JSON.stringify(first.node.value))
        : undefined;
    },
  },
  'a name twice': {
    of: isPage,
    edit: ({ node }, text) => {
      const copy = text
        .slice(node.offset, node.offset + node.length)
        .replace(/"path": "[^"]*"/, '"path": "/une-copie"')
        .replaceAll(/\s+/g, ' ');
      return {
        edit: { offset: node.offset + node.length, length: 0, content: `,\n${copy}` },
        at: node.offset + node.length + 2,
      };
    },
  },
  'a field twice': {
    of: ({ key, node }) => key !== undefined && node.length < 200,
    edit: ({ key, node }, text) => {
      const own = text.slice(key?.offset, node.offset + node.length);
      return {
        edit: { offset: key?.offset ?? 0, length: 0, content: `${own},\n` },
        at: (key?.offset ?? 0) + own.length + 2,
      };
    },
  },
  'a sign of JSON missing': {
    of: ({ key }) => key !== undefined,
    edit: ({ key, node }, text, random) => {
      const after = node.offset + node.length;
      const signs = [
        key?.offset ?? 0,
        (key?.offset ?? 0) + (key?.length ?? 0),
        ...(text[after] === ',' ? [after] : []),
      ];
      const offset = signs[Math.floor(random() * signs.length)] ?? 0;
      return { edit: { offset, length: 1, content: '' }, isNoticedLater: true };
    },
  },
  'a comma too many': {
    of: ({ node }) => node.type === 'object' || node.type === 'array',
    edit: ({ node }) => {
      const end = node.children?.at(-1);
      const offset = end ? end.offset + end.length : 0;
      return end && { edit: { offset, length: 0, content: ',' }, isNoticedLater: true };
    },
  },
  'a colour that is none': {
    of: ({ path }) => path[0] === 'theme' && path[1] === 'colors' && path.length === 3,
    edit: (place) => replaced(place, '"#12345"'),
  },
  'a word of the schema misspelt': {
    of: (place) =>
      isString(place) &&
      ['icon', 'kind', 'type', 'variant', 'network'].includes(String(last(place))) &&
      place.node.value.length > 3,
    edit: (place, _text, random, places) =>
      slipped(place, random, (name) => places.some(({ node }) => node.value === name)),
  },
  'a colour, a gradient or a section misspelt': {
    of: (place) =>
      isString(place) &&
      ['gradient', 'color', 'section', 'category', 'light', 'dark', 'plate'].includes(String(last(place))) &&
      place.node.value.length > 4 &&
      !place.path.includes('sections'),
    edit: (place, _text, random, places) =>
      slipped(place, random, (name) => places.some(({ path }) => path.at(-1) === name)),
  },
  'a key of words misspelt': {
    of: isKey,
    edit: (place, _text, random) => {
      const made = slipped(place, random, (name) => !/^t:[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/.test(name));
      return made && made.edit.content.split('.').length === String(place.node.value).split('.').length
        ? made
        : undefined;
    },
  },
  'words without French, or blank': {
    of: isKey,
    edit: (place, _text, random) => replaced(place, random() < 0.5 ? '{ "en": "Words" }' : '{ "fr": "  " }'),
  },
  'a day that does not exist': {
    of: isPage,
    edit: (place, _text, random) =>
      inserted(place, ` "publishAt": "2026-${random() < 0.5 ? '13-01' : '02-30'}T08:00:00+01:00",`),
  },
};

export const mutationKinds = Object.keys(makers);
