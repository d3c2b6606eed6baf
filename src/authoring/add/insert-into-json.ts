import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Insertion } from './insertion';

/**
 * A JSON text with new entries in its lists. Nothing else changes: not a space, not the order of a field. An entry
 * is written as the one before it is: on lines of its own and as far from the edge, or in the same line.
 *
 * @param text a JSON text in which the lists exist and have the entries that the new ones come behind
 * @throws when there is no such entry: the caller has asked the config
 */
export function insertedText(text: string, insertions: readonly Insertion[]): string {
  const tree = parseTree(text);
  const pieces = insertions.map((insertion) => piece(text, tree, insertion));
  // From the end to the beginning: what is put in moves no place that is still needed.
  return pieces
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((whole, { offset, added }) => whole.slice(0, offset) + added + whole.slice(offset), text);
}

function piece(text: string, tree: Node | undefined, { list, after, value }: Insertion) {
  const listNode = tree && findNodeAtLocation(tree, [...list]);
  const before = listNode?.children?.[after];
  if (!listNode || !before) throw new Error(`there is no entry ${after} of ${list.join('.')}`);
  const offset = before.offset + before.length;
  const margin = marginAt(text, before.offset);
  const isOnOwnLine = text.slice(margin.start + margin.signs.length, before.offset) === '';
  if (!isOnOwnLine) return { offset, added: `, ${JSON.stringify(value)}` };
  const outer = marginAt(text, listNode.offset).signs;
  const step = margin.signs.startsWith(outer) ? margin.signs.slice(outer.length) : '';
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  const written = JSON.stringify(value, null, step || '  ')
    .split('\n')
    .map((row) => margin.signs + row);
  return { offset, added: `,${line}${written.join(line)}` };
}

/** Where the line of a place starts, and the spaces or tabs it starts with. */
function marginAt(text: string, offset: number): { start: number; signs: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { start, signs: /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '' };
}
