import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { TextOf } from '../../config/source/file-cache';
import { jsonShape } from '../../config/source/json-depth';
import { offsetsIn } from '../../lib/text-position';
import type { Problem } from '../../config/source/problem';

/**
 * Where problems stand, for programs: a JSON pointer (RFC 6901) into the problem's file.
 *
 * @param textOf the text of a file
 * @returns the pointer of a problem, such as `/pages/3/blocks/2/actions/0/to`; that of the nearest value above
 *   it for what is missing; empty, which points at the whole file, when the file is no JSON
 */
export function problemPointers(textOf: TextOf): (problem: Problem) => string {
  const files = new Map<string, ReturnType<typeof pointersIn>>();
  return (problem) => {
    const pointerAt = files.get(problem.file) ?? pointersIn(textOf(problem.file));
    files.set(problem.file, pointerAt);
    return pointerAt(problem);
  };
}

function pointersIn(text: string): (place: { line: number; column: number }) => string {
  const tree = soundTree(text);
  if (!tree) return () => '';
  const offsetOf = offsetsIn(text);
  return (place) => pointer(tree, offsetOf(place));
}

function soundTree(text: string): Node | undefined {
  if (jsonShape(text).tooDeep !== undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}

/** The way down to the innermost value, or name of a field, at an offset. */
function pointer(tree: Node, offset: number): string {
  let steps = '';
  let node = tree;
  for (;;) {
    const index = lastBefore(node.children ?? [], offset);
    const child = node.children?.[index];
    if (!child || offset >= child.offset + child.length) return steps;
    if (node.type === 'array') steps += `/${index}`;
    if (child.type === 'property') steps += `/${escaped(String(child.children?.[0]?.value))}`;
    node = child;
  }
}

/** The last of the nodes that begins at an offset or before it. Halves: a site of many pages may have many problems. */
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

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
