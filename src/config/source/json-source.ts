import { resolve } from 'node:path';
import { parseTree, visit, type Node, type ParseError } from 'jsonc-parser';
import { withoutByteOrderMark, type Path } from '../../lib/json';
import { once } from '../../lib/once';
import { positionsIn } from '../../lib/text/text-position';
import { createProblem, type MessageOf, type ProblemPlace } from '../rule-info';
import { duplicateField } from '../rules/source/duplicate-field';
import { invalidJson } from '../rules/source/invalid-json';
import { findSyntaxError } from './syntax-error';
import type { Problem } from './problem';
import { readTextFile } from './read-text-file';

/** A JSON file with the position of each of its values. */
export interface Source {
  file: string;
  /** The content, without a byte order mark. */
  text: string;
  /** The parsed value; undefined when the text is not JSON. */
  value: unknown;
  /** Returns the position of the value at a path; of its nearest parent when it is missing. */
  position(path: Path): { line: number; column: number };
  /** Returns the position of the name of the field at a path. */
  keyPosition(path: Path): { line: number; column: number };
}

/**
 * Reads a JSON text with the positions that `JSON.parse` loses, and finds duplicate keys.
 *
 * @param file the name of the file, for messages
 * @param read the content; some editors put a byte order mark before it, which JSON does not allow
 * @returns the source, and the problems of its syntax
 */
export function readSource(file: string, read: string): { source: Source; problems: Problem[] } {
  const text = withoutByteOrderMark(read);
  const at = positionsIn(text);
  const place = (offset: number) => ({ file, ...at(offset) });
  const { errors, problems } = scan(text, place);
  const isValid = errors.length === 0;
  // Only a problem has a position: without one, a large config has no tree.
  const tree = once(() => parseTree(text)!);
  const source: Source = {
    file,
    text,
    value: isValid ? JSON.parse(text) : undefined,
    position: (path) => at(isValid ? nodeAt(tree(), path).offset : 0),
    keyPosition(path) {
      if (!isValid) return at(0);
      const node = nodeAt(tree(), path);
      return at(node.parent?.type === 'property' ? node.parent.offset : node.offset);
    },
  };
  if (isValid) return { source, problems };
  const { offset, ...finding } = findSyntaxError(file, text, errors);
  return { source, problems: [createProblem(invalidJson, finding, place(offset))] };
}

/**
 * Reads a JSON file of the project.
 *
 * @param file its name in the project, or an absolute path
 * @returns the source, and the problems of the file, its encoding and its syntax
 */
export function readJson(root: string, file: string): { source: Source; problems: Problem[] } {
  const { text, problems } = readTextFile(root, file);
  if (problems.length > 0) return { source: readSource(file, '').source, problems };
  const path = resolve(root, file);
  const last = lastRead.get(path);
  const read = last?.source.text === text ? last : readSource(file, text);
  lastRead.delete(path);
  lastRead.set(path, read);
  const [oldest = ''] = lastRead.keys();
  if (lastRead.size > MOST_KEPT) lastRead.delete(oldest);
  return read;
}

/** The number of files that are kept: those of a site. */
const MOST_KEPT = 20;

/** What was read last of the last files: in development, nearly all of them are the same after a save. */
const lastRead = new Map<string, ReturnType<typeof readSource>>();

/** Returns the node at a path, or its nearest parent. */
function nodeAt(tree: Node, path: Path): Node {
  let node = tree;
  for (const step of path) {
    const children = node.children ?? [];
    const next =
      node.type === 'object'
        ? children.find(({ children: [name] = [] }) => name?.value === step)?.children?.[1]
        : children[Number(step)];
    if (!next) return node;
    node = next;
  }
  return node;
}

/** Finds the errors of a text, and what is valid JSON and never meant: a field that is there twice, the tab of "C:\travail", and an amount such as 5.000. */
function scan(
  text: string,
  place: (offset: number) => ProblemPlace,
): { errors: ParseError[]; problems: Problem[] } {
  const errors: ParseError[] = [];
  const problems: Problem[] = [];
  const objects: Set<string>[] = [];
  visit(
    text,
    {
      onError: (error, offset, length) => errors.push({ error, offset, length }),
      onObjectBegin: () => void objects.push(new Set()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty(field, offset) {
        const fields = objects.at(-1);
        const finding = { message: 'duplicate', data: { field } } as const;
        if (fields?.has(field)) problems.push(createProblem(duplicateField, finding, place(offset)));
        fields?.add(field);
      },
      onLiteralValue(value, offset, length, _line, _column, path) {
        const report = (finding: MessageOf<typeof invalidJson.messages>) =>
          problems.push(createProblem(invalidJson, finding, place(offset)));
        if (typeof value === 'string' && /[\b\f\r\t]/.test(value)) report({ message: 'backslash' });
        if (typeof value !== 'number') return;
        const written = text.slice(offset, offset + length);
        // Other numbers, such as coordinates, may have three decimals; nobody writes a zero at their end.
        if (THOUSANDS.test(written) && (written.endsWith('0') || path()[0] === 'values'))
          report({ message: 'thousands', data: { written } });
      },
    },
    { disallowComments: true },
  );
  return { errors, problems };
}

/** A number as languages write one of more than a thousand. JSON reads a decimal. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;
