import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { jsonPointer, type Path } from '../../lib/json';
import { replaceFile } from '../../lib/replace-file';
import { UserError } from '../../lib/user-error';
import { createProblem, type MessageOf } from '../rule';
import type { Source } from './json-source';
import { problemLine, type Problem } from './problem';
import { readJson } from './read-json';
import { lossyRewrite } from './rules/lossy-rewrite';

/** Returns the text of a JSON file of the project. A value has one form, which Prettier writes too. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Reads a JSON file that a command changes and writes back with `writeJson()`.
 *
 * @param file its name in the project, or an absolute path
 * @returns the source, and the problems for which the file must not be written: those of `readJson()`, and what the
 *   canonical form would lose
 */
export function readJsonToRewrite(root: string, file: string): { source: Source; problems: Problem[] } {
  const { source, problems } = readJson(root, file);
  return { source, problems: problems.length > 0 ? problems : losses(source, source.value, []) };
}

/**
 * Returns a line for each problem that only a command that rewrites a file reports. `npm run validate` lists the others.
 */
export function refusals(problems: readonly Problem[]): string[] {
  return problems.filter(({ code }) => code === lossyRewrite.code).map((problem) => problemLine(problem));
}

/**
 * Writes a JSON file of the project in its canonical form, atomically.
 *
 * @param file its name in the project, or an absolute path
 * @param value the value that `readJsonToRewrite()` read without problems, with changes
 * @throws when the file cannot be written; it then keeps its old content
 */
export function writeJson(root: string, file: string, value: unknown): void {
  replaceFile(resolve(root, file), canonicalJson(value));
}

/**
 * Writes several JSON files of the project, or none of them.
 *
 * @param contents the new value of each file, by its name; a file need not exist
 * @throws {UserError} when a file must not be rewritten; another error when one cannot be written
 */
export function rewriteJson(root: string, contents: ReadonlyMap<string, unknown>): void {
  const files = [...contents.keys()];
  const existing = files.filter((file) => existsSync(resolve(root, file)));
  const problems = existing.flatMap((file) => readJsonToRewrite(root, file).problems);
  if (problems.length > 0) throw new UserError(problems.map((problem) => problemLine(problem)).join('\n'));
  const originals = new Map(existing.map((file) => [file, readFileSync(resolve(root, file))]));
  const written: string[] = [];
  try {
    for (const [file, value] of contents) {
      writeJson(root, file, value);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) {
      const original = originals.get(file);
      if (original) replaceFile(resolve(root, file), original);
      else rmSync(resolve(root, file));
    }
    throw error;
  }
}

/**
 * Returns what the canonical form of a value would lose: the order of fields whose names are whole numbers, which come
 * first in JavaScript, and digits of large numbers. `1.0`, `1e3` and escaped characters have the same value in another
 * spelling.
 */
function losses(source: Source, value: unknown, path: Path): Problem[] {
  if (typeof value === 'number') {
    const isKept = Number.isFinite(value) && Number.isInteger(value) === Number.isSafeInteger(value);
    return isKept ? [] : [lossAt(source, source.position(path), path, { message: 'number' })];
  }
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  const names = Object.keys(value);
  const inside = names.flatMap((name) =>
    losses(source, Reflect.get(value, name), [...path, isList ? Number(name) : name]),
  );
  return isList ? inside : [...movedField(source, names, path), ...inside];
}

/** Returns the problem of the first field of an object that comes later in the file than in the value. */
function movedField(source: Source, names: readonly string[], path: Path): Problem[] {
  if (!/^\d/.test(names[0] ?? '')) return [];
  const places = names.map((name) => source.keyPosition([...path, name]));
  const moved = places.findIndex(({ line, column }, index) => {
    const next = places[index + 1];
    return next && (line > next.line || (line === next.line && column > next.column));
  });
  const [field, next] = [names[moved], names[moved + 1]];
  if (field === undefined || next === undefined) return [];
  return [lossAt(source, places[moved]!, [...path, field], { message: 'order', data: { field, next } })];
}

function lossAt(
  { file }: Source,
  position: { line: number; column: number },
  path: Path,
  finding: MessageOf<typeof lossyRewrite.messages>,
): Problem {
  return createProblem(lossyRewrite, finding, { file, ...position, pointer: jsonPointer(path) });
}
