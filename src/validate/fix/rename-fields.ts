import type { Edit } from 'jsonc-parser';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { stringEnd } from '../../config/source/json-positions';
import { readSource } from '../../config/source/json-source';
import type { Problem } from '../../config/source/problem';
import { offsetsIn } from '../../lib/text/text-position';
import { validateSchema } from '../schema/validate-schema';

/**
 * Renames misspelt fields where the correct name is unambiguous. Every other byte stays.
 *
 * The content of a misspelt field is checked only after the rename, which may reveal more problems; the function repeats
 * until nothing changes.
 *
 * @param root the folder of the project, for the schema
 * @param file the name of the config, for messages
 * @param text its content: JSON
 * @returns the new text, and a line for each change
 */
export function renameFields(file: string, text: string): { text: string; changes: string[] } {
  const schema = readSchemaFiles().files;
  const changes: string[] = [];
  const seen = new Set<string>();
  let current = text;
  // Prevents an endless loop when two rules undo the renames of each other.
  while (!seen.has(current)) {
    seen.add(current);
    const edits = editsOf(
      validateSchema(schema, readSource(file, current).source).flatMap(renameOf),
      current,
    );
    for (const { change } of edits) changes.push(change);
    current = applyAll(current, edits);
  }
  return { text: current, changes };
}

/** Applies all edits at once; one after the other, each edit would copy the text. */
function applyAll(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length, content } of edits.toSorted((one, other) => one.offset - other.offset)) {
    pieces.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return pieces.join('') + text.slice(end);
}

/** A misspelt field and its right name. */
interface Rename {
  problem: Problem;
  name: string;
}

function renameOf(problem: Problem): Rename[] {
  return problem.fix && 'rename' in problem.fix ? [{ problem, name: problem.fix.rename }] : [];
}

/** Returns one edit per field, even when two rules report it; none when they disagree. */
function editsOf(renames: readonly Rename[], text: string): (Edit & { change: string })[] {
  const offsetOf = offsetsIn(text);
  const fields = new Map<number, Rename>();
  const ambiguous = new Set<number>();
  for (const rename of renames) {
    const offset = offsetOf(rename.problem);
    const other = fields.get(offset);
    if (other && other.name !== rename.name) ambiguous.add(offset);
    fields.set(offset, rename);
  }
  return [...fields].flatMap(
    ([
      offset,
      {
        problem: { file, line, column, location },
        name,
      },
    ]) => {
      if (text[offset] !== '"' || ambiguous.has(offset)) return [];
      const length = stringEnd(text, offset) + 1 - offset;
      const written: unknown = JSON.parse(text.slice(offset, offset + length));
      const change = `${file}:${line}:${column}  ${location}: "${written}" is now "${name}".`;
      return [{ offset, length, content: JSON.stringify(name), change }];
    },
  );
}
