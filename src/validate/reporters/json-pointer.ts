import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { TextOf } from '../../config/source/file-cache';
import { jsonShape } from '../../config/source/json-depth';
import type { Problem } from '../../config/source/problem';
import { offsetsIn } from '../../lib/text/text-position';

/**
 * Returns a function that finds the JSON pointer (RFC 6901) of a problem in its file, for other programs.
 *
 * @param textOf returns the text of a file
 * @returns a pointer such as `/pages/3/blocks/2/actions/0/to`; that of the nearest parent when the value is missing;
 *   empty, which means the entire file, when the file is not JSON
 */
export function problemPointers(textOf: TextOf): (problem: Problem) => string {
  const files = new Map<string, ReturnType<typeof pointersIn>>();
  return (problem) => {
    const pointerAt = files.get(problem.file) ?? pointersIn(textOf(problem.file));
    files.set(problem.file, pointerAt);
    return pointerAt(problem);
  };
}

function pointersIn(text: string): (position: { line: number; column: number }) => string {
  const tree = validTree(text);
  if (!tree) return () => '';
  const offsetOf = offsetsIn(text);
  return (position) => pointer(tree, offsetOf(position));
}

function validTree(text: string): Node | undefined {
  if (jsonShape(text).tooDeep !== undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}

/** Returns the pointer of the innermost value or field name at an offset. */
function pointer(tree: Node, offset: number): string {
  let steps = '';
  let node = tree;
  for (;;) {
    const index = lastBefore(node.children ?? [], offset);
    const child = node.children?.[index];
    if (!child || offset >= child.offset + child.length) return steps;
    if (node.type === 'array') steps += `/${index}`;
    if (child.type === 'property') steps += `/${escapeStep(String(child.children?.[0]?.value))}`;
    node = child;
  }
}

/** Returns the index of the last node that starts at or before an offset. Binary search: a large site may have many problems. */
function lastBefore(nodes: Node[], offset: number): number {
  let from = 0;
  let to = nodes.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((nodes[middle]?.offset ?? Infinity) <= offset) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
