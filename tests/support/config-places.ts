import { parseTree, type Node } from 'jsonc-parser';
import type { Path } from '../../src/lib/json';

/** A value of the config and its position in the text. */
export interface ConfigPlace {
  path: Path;
  /** The path without indexes and free names, the same for all values with the same schema. */
  shape: string;
  /** The value. */
  node: Node;
  /** The name of the field, when the value is a field. */
  key: Node | undefined;
}

/** Returns every value of a config with its position, in the order of the file. */
export function configPlaces(text: string): ConfigPlace[] {
  const tree = parseTree(text);
  if (!tree) throw new Error('The config is not valid JSON.');
  const places: ConfigPlace[] = [];
  const walk = (node: Node, path: Path, shape: string, key?: Node) => {
    places.push({ path, shape, node, key });
    if (node.type === 'array')
      node.children?.forEach((entry, index) => walk(entry, [...path, index], `${shape}/*${typeOf(entry)}`));
    for (const property of node.type === 'object' ? (node.children ?? []) : []) {
      const [name, value] = property.children ?? [];
      if (!name || !value) continue;
      const step = NAMED.has(shape) ? '*' : isText(node) ? `text ${name.value}` : name.value;
      walk(value, [...path, name.value], isText(node) ? step : `${shape}/${step}`, name);
    }
  };
  walk(tree, [], '');
  return places;
}

/** Objects whose field names are free. */
const NAMED = new Set(['/theme/colors', '/theme/gradients', '/theme/sections', '/values']);

/** Returns the `type` of an object. @example typeOf(block) // ' hero' */
function typeOf(node: Node): string {
  const type = node.children?.find((property) => property.children?.[0]?.value === 'type');
  return type ? ` ${type.children?.[1]?.value}` : '';
}

/** Returns whether a value is a text in several languages. */
export function isText(node: Node): boolean {
  return (node.children ?? []).some((property) => property.children?.[0]?.value === 'fr');
}

/** A change of a text at one position. */
export interface TextEdit {
  offset: number;
  length: number;
  content: string;
}

/** Returns the text with all edits. */
export function editedText(text: string, edits: readonly TextEdit[]): string {
  let edited = text;
  for (const { offset, length, content } of edits.toSorted((one, other) => other.offset - one.offset))
    edited = edited.slice(0, offset) + content + edited.slice(offset + length);
  return edited;
}

/** Returns the line and the column of an offset, counted from 1. */
export function placeIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
