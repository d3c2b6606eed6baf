import type { FieldData } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { marksAt, partsOf, type Marks } from '../../../config/references/compile-marks';
import type { DeclarationKind } from '../../../config/references/reference';
import { isShownBy } from '../../../config/rules/config/unused-field';
import type { SchemaNode } from '../../../config/schema/schema-node';
import { isObject, valueAt, type Path } from '../../../lib/json';
import { reservedTargets } from '../../../site/parts/target';
import { nameWithin } from './french-title';
import type { Places } from './places';
import { sayingAt } from './question/figures';

/**
 * Returns the fields of a part of the config as the schema describes them, with those that it may have besides. The entries of its
 * lists are parts of their own.
 */
export function fieldsOf(context: Context, part: Path, places: Places): FieldData[] {
  return fieldsIn(context, part, true).map(({ path, marks, isNeeded }) => {
    const { node, refersTo } = marks;
    const options = optionsOf(context, marks);
    const isOpen = options.length === 0 || isPlace(refersTo);
    const value = valueAt(context.config, path);
    const other = isNumber(marks) ? 'number' : isOpen ? 'value' : 'choice';
    const kind = refersTo === 'text' ? 'words' : refersTo === 'picture' ? 'picture' : other;
    return {
      place: places.numberOf({ path }, context.config),
      name: nameWithin(context, path, part),
      help: node.markdownDescription?.split('\n')[0] ?? '',
      kind,
      value: value === undefined ? '' : kind === 'words' ? sayingAt(context, path) : String(value),
      options,
      isNeeded,
    };
  });
}

/** What somebody has typed in a field: the number of its place, its path, and the words, which are none to leave it out. */
export interface TypedField {
  number: string;
  path: Path;
  typed: string;
  /** A picture that was sent, which has this name on the computer. */
  picture?: Uint8Array;
}

/** A field that the config has, or that the schema allows there. */
interface Field {
  path: Path;
  marks: Marks;
  isNeeded: boolean;
}

function fieldsIn(context: Context, at: Path, isNeeded: boolean): Field[] {
  const { config, findReferences } = context;
  const value = valueAt(config, at);
  const marks = marksAt(findReferences.marks, config, at);
  if (!marks || (value === undefined && !isShownBy(config, at, marks.shownBy))) return [];
  const isPart = marks.refersTo === undefined && (isObject(value) || marks.node.type === 'object');
  if (!isPart) return [{ path: at, marks, isNeeded }];
  const parts = partsOf(marks, value);
  const known = parts.flatMap(({ properties }) => [...properties.keys()]);
  const others = marks.others ? Object.keys(Object(value) as object) : [];
  return [...new Set([...known, ...others])].flatMap((name) => {
    const { node } = marksAt(findReferences.marks, config, [...at, name]) ?? {};
    const isFixed = node?.const !== undefined && isRequired(parts, name);
    if (name.startsWith('$') || isFixed || node?.items) return [];
    return fieldsIn(context, [...at, name], isNeeded && isRequired(parts, name));
  });
}

function isRequired(parts: readonly Marks[], name: string): boolean {
  return parts.some(({ node }) => node.required?.includes(name));
}

/** Returns the values that a field may have: choices, or names that the site has. */
function optionsOf(context: Context, { node, refersTo }: Marks): FieldData['options'] {
  if (node.type === 'boolean')
    return [
      { value: 'true', name: 'Oui' },
      { value: 'false', name: 'Non' },
    ];
  const pattern = new RegExp(node.pattern ?? '', 'u');
  const names = namesFor(context, refersTo).filter((name) => pattern.test(name));
  const values = [...choicesOf(node).map(String), ...names];
  const french = node.frenchEnumNames ?? node.markdownEnumDescriptions;
  return values.map((value, index) => ({ value, name: french?.[index] ?? value }));
}

function choicesOf(node: SchemaNode | undefined): unknown[] {
  return node?.enum ?? (node?.const === undefined ? [] : [node.const]);
}

function namesFor({ anchors, names, publicFiles }: Context, refersTo: Marks['refersTo']): string[] {
  if (refersTo === 'picture') return publicFiles.map((file) => `/${file}`);
  if (!isPlace(refersTo)) return [...(names[refersTo as DeclarationKind] ?? [])];
  const inPages = [...anchors].flatMap(([page, own]) => [page, ...[...own].map((name) => `${page}#${name}`)]);
  return [...inPages, ...reservedTargets];
}

function isPlace(refersTo: Marks['refersTo']): boolean {
  return refersTo === 'target' || refersTo === 'place';
}

/** Returns the value of a field from what was typed. A number is written as pages show it; one that may mean two is no number. */
export function typedValue(marks: Marks | undefined, typed: string): unknown {
  if (marks?.node.type === 'boolean') return typed === 'true';
  const choice = choicesOf(marks?.node).find((value) => String(value) === typed);
  if (choice !== undefined) return choice;
  const digits = typed.replace(/\s/g, '');
  return marks && isNumber(marks) && NUMBER.test(digits) ? Number(digits.replace(',', '.')) : typed;
}

/** A number whose sign for decimals cannot be one between thousands. */
const NUMBER = /^-?\d+(?:[.,](?!\d{3}$)\d+)?$/;

function isNumber({ node: { type } }: Marks): boolean {
  return type === 'number' || type === 'integer';
}
