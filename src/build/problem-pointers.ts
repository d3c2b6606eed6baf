import { findNodeAtOffset, getNodePath, parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { TextOf } from './file-texts';
import { offsetsIn } from './offsets';
import type { Problem } from './problem';

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
  return (place) => {
    const node = findNodeAtOffset(tree, offsetOf(place));
    const path = node ? getNodePath(node) : [];
    return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  };
}

function soundTree(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? tree : undefined;
}
