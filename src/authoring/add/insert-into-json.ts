import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Insertion } from './insertion';

/**
 * Returns a JSON text with new entries in its lists. Nothing else changes: no space, no order of fields. An entry is
 * written like the one before it: on its own lines with the same indent, or on the same line.
 *
 * @param text a JSON text that has the lists and the entries after which the new ones come
 * @throws when there is no such entry: the caller has looked it up in the config
 */
export function insertIntoJson(text: string, insertions: readonly Insertion[]): string {
  const tree = parseTree(text);
  const edits = insertions.map((insertion) => textEdit(text, tree, insertion));
  // From the end to the start, so that an edit moves no offset that is still needed.
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((result, { offset, added }) => result.slice(0, offset) + added + result.slice(offset), text);
}

function textEdit(text: string, tree: Node | undefined, { list, after, value }: Insertion) {
  const listNode = tree && findNodeAtLocation(tree, [...list]);
  const before = listNode?.children?.[after];
  if (!listNode || !before) throw new Error(`there is no entry ${after} of ${list.join('.')}`);
  const offset = before.offset + before.length;
  const line = indentAt(text, before.offset);
  const isOnOwnLine = text.slice(line.start + line.indent.length, before.offset) === '';
  if (!isOnOwnLine) return { offset, added: `, ${JSON.stringify(value)}` };
  const outer = indentAt(text, listNode.offset).indent;
  const step = line.indent.startsWith(outer) ? line.indent.slice(outer.length) : '';
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const rows = JSON.stringify(value, null, step || '  ')
    .split('\n')
    .map((row) => line.indent + row);
  return { offset, added: `,${lineEnd}${rows.join(lineEnd)}` };
}

/** Returns where the line of an offset starts, and the spaces or tabs at its start. */
function indentAt(text: string, offset: number): { start: number; indent: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return { start, indent: /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '' };
}
