import type { FieldData } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { keywordsAt, partsOf, type Keywords } from '../../../config/references/keywords';
import { isShownBy } from '../../../config/rules/config/unused-field';
import { textsIn } from '../../../edit/entries';
import type { Words } from '../../../edit/operations/set-text';
import { isInside, isObject, valueAt, type Path } from '../../../lib/json';
import { choicesIn, optionsOf } from './choices';
import { nameWithin } from './french-title';
import type { Places } from './places';
import { sayingAt } from './question/figures';

/**
 * Returns the fields of a part of the config as the schema describes them, with those that it may have besides. The entries of its
 * lists are parts of their own; those without words are among the fields, as no click leads to them.
 *
 * @param isNew whether the fields are those of a copy, which gets names of its own
 */
export function fieldsOf(context: Context, part: Path, places: Places, isNew = false): FieldData[] {
  const fields = fieldsIn(context, part, true).filter(({ keywords }) => !isNew || !keywords.declares);
  return fields.map(({ path, keywords, isNeeded, isEntry }) => {
    const options = isEntry ? [] : optionsOf(context, keywords);
    const kind = isEntry ? 'words' : kindOf(keywords, options);
    const given = kind === 'words' ? sayingAt(context, path) : String(valueAt(context.config, path) ?? '');
    const isOfOne = OF_ONE.has(keywords.refersTo ?? '') || isNumber(keywords);
    const isLeftOut = isNew && !isNeeded && isOfOne;
    // A part that the original does not have is not asked for.
    const isEssential = isLeftOut && given !== '' && isEssentialAt(context, path);
    return {
      place: places.numberOf({ path }, context.config),
      name: nameWithin(context, path, part),
      help: helpOf(keywords),
      kind,
      value: isEntry ? saidBy(fieldsOf(context, path, places)) || '…' : isLeftOut ? '' : given,
      options,
      isNeeded: isNeeded || isEssential,
    };
  });
}

/** Returns whether an entry says nothing without a field, or lacks a part without one of its figures. */
function isEssentialAt({ config, findReferences }: Context, path: Path): boolean {
  const isNeededAt = (at: Path) =>
    keywordsAt(findReferences.keywords, config, at.slice(0, -1))?.needed.has(String(at.at(-1))) === true;
  const isFigure = typeof valueAt(config, path) === 'number';
  return isNeededAt(path) || (isFigure && isNeededAt(path.slice(0, -1)));
}

/** What a copy leads to or shows belongs to its original, and so do figures. */
const OF_ONE = new Set(['page', 'place', 'picture', 'drawing']);

/** Returns what a field is for, as the panel says it. */
export function helpOf(keywords: Keywords | undefined): string {
  return keywords?.node.markdownDescription?.split('\n')[0] ?? '';
}

function kindOf(keywords: Keywords, options: FieldData['options']): FieldData['kind'] {
  if (keywords.refersTo === 'text') return 'words';
  if (keywords.refersTo === 'picture') return 'picture';
  if (keywords.items) return 'choices';
  if (isNumber(keywords)) return 'number';
  return options.length === 0 || keywords.refersTo === 'target' ? 'value' : 'choice';
}

function saidBy(fields: readonly FieldData[]): string {
  const said = fields.map(({ value, options }) => {
    const chosen = options.filter((each) => each.value === value || value.split(',').includes(each.value));
    return chosen.map(({ name }) => name).join(', ') || value;
  });
  return said.filter((words) => words !== '').join(' · ');
}

/** What somebody has typed in a field: the number of its place, its path, and the words, which are none to leave it out. */
export interface TypedField {
  number: string;
  path: Path;
  typed: string;
  /** The words of a new text, by language. */
  words: Words;
  keywords: Keywords | undefined;
  /** A picture that was sent, which has this name on the computer. */
  picture?: Uint8Array;
}

/** A field that the config has, or that the schema allows there. */
interface Field {
  path: Path;
  keywords: Keywords;
  isNeeded: boolean;
  isEntry?: true;
}

function fieldsIn(context: Context, at: Path, isNeeded: boolean): Field[] {
  const { config, findReferences, references } = context;
  const value = valueAt(config, at);
  const keywords = keywordsAt(findReferences.keywords, config, at);
  if (!keywords || (value === undefined && !isShownBy(config, at, keywords.node.shownBy))) return [];
  const { items } = keywords;
  if (items && choicesIn(items.node).length === 0) {
    // Pages show their texts, and so do ads.
    const isShown = at[0] === 'pages' || (at.length === 1 && items.refersTo !== 'text');
    const texts = isShown ? textsIn(references, at) : [];
    const entries = Object.keys(Object(value) as object).map((index) => [...at, Number(index)]);
    if (entries.length === 0) return firstEntry(context, at, keywords, isNeeded);
    return entries
      .filter((entry) => !texts.some((text) => isInside(text, entry)))
      .map((path) => ({ path, keywords: items, isNeeded, isEntry: true }));
  }
  if (!isPart(keywords, value)) return [{ path: at, keywords, isNeeded }];
  const parts = partsOf(keywords, value);
  const known = parts.flatMap(({ properties }) => [...properties.keys()]);
  const others = keywords.others ? Object.keys(Object(value) as object) : [];
  return [...new Set([...known, ...others])].flatMap((name) => {
    const inner = [...at, name];
    const own = keywordsAt(findReferences.keywords, config, inner);
    const isFixed = own?.node.const !== undefined && isRequired(parts, name);
    // The parts of the config have panels of their own.
    const isApart = at.length === 0 && own && isPart(own, valueAt(config, inner));
    // A language has a file by its code.
    if (name.startsWith('$') || isFixed || isApart || own?.declares === 'language') return [];
    return fieldsIn(context, inner, isNeeded && isRequired(parts, name));
  });
}

/** Returns the fields of the first entry of a list without entries, if one entry with a few fields is enough. */
function firstEntry(context: Context, list: Path, { node }: Keywords, isNeeded: boolean): Field[] {
  const { minItems = 0 } = node;
  if (minItems > 1) return [];
  const fields = fieldsIn(context, [...list, 0], isNeeded && minItems > 0);
  return fields.length > MAX_FIELDS ? [] : fields;
}

/** A larger entry would hide the other fields of its part. */
const MAX_FIELDS = 4;

function isPart({ refersTo, node }: Keywords, value: unknown): boolean {
  return refersTo === undefined && (isObject(value) || node.type === 'object');
}

function isRequired(parts: readonly Keywords[], name: string): boolean {
  return parts.some(({ node }) => node.required?.includes(name));
}

/** Returns the value of a field from what was typed. A number is written as pages show it; one that may mean two is no number. */
export function typedValue(keywords: Keywords | undefined, typed: string): unknown {
  if (keywords?.node.type === 'boolean') return typed === 'true';
  if (keywords?.items)
    return choicesIn(keywords.items.node).filter((each) => typed.split(',').includes(String(each)));
  const choice = choicesIn(keywords?.node).find((value) => String(value) === typed);
  if (choice !== undefined) return choice;
  const digits = typed.replace(/\s/g, '');
  const { pattern } = keywords?.node ?? {};
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  // A telephone number in groups, or a time as French writes it.
  const time = digits
    .replace(/^(\d)(?=\D)/, '0$1')
    .replace(/h$/, 'h00')
    .replace('h', ':');
  const formal = [digits, time].find((each) => form?.test(each) && !form.test(typed));
  if (formal !== undefined) return formal;
  return keywords && isNumber(keywords) && NUMBER.test(digits) ? Number(digits.replace(',', '.')) : typed;
}

/** A number whose sign for decimals cannot be one between thousands. */
const NUMBER = /^-?\d+(?:[.,](?!\d{3}$)\d+)?$/;

function isNumber({ node: { type } }: Keywords): boolean {
  return type === 'number' || type === 'integer';
}
