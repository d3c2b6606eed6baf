import type { Edit } from 'jsonc-parser';
import { validateSchema } from '../schema/check-schema';
import { stringEnd } from '../../config/source/json-positions';
import { offsetsIn } from '../../lib/text-position';
import type { Problem } from '../../config/source/problem';
import { readSource } from '../../config/source/json-source';

/**
 * Gives misspelt fields their right names, where there is no doubt; every other byte stays.
 *
 * What stands under a misspelt field is checked only when the field has its right name, so that a repair may bring
 * others to light: it is looked again until there is nothing more to do.
 *
 * @param root the folder of the project, for the schema
 * @param file the config's name, for the messages
 * @param text what stands in it: JSON
 * @returns the text with right names, and a line for each that was changed
 */
export function renameFields(root: string, file: string, text: string): { text: string; changes: string[] } {
  const changes: string[] = [];
  const seen = new Set<string>();
  let current = text;
  // Two rules that call each other's names wrong would go on for ever.
  while (!seen.has(current)) {
    seen.add(current);
    const renames = validateSchema(root, readSource(file, current).source).filter(
      ({ rename }) => rename !== undefined,
    );
    const edits = editsOf(renames, current);
    for (const { told } of edits) changes.push(told);
    current = edited(current, edits);
  }
  return { text: current, changes };
}

/** The text with all edits made at once: one after the other, each would copy all of it. */
function edited(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length, content } of edits.toSorted((one, other) => one.offset - other.offset)) {
    pieces.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return pieces.join('') + text.slice(end);
}

/** One edit for each name, also when two rules tell the same of it; none when they do not agree. */
function editsOf(problems: Problem[], text: string): (Edit & { told: string })[] {
  const offsetOf = offsetsIn(text);
  const names = new Map<number, Problem>();
  const disputed = new Set<number>();
  for (const problem of problems) {
    const offset = offsetOf(problem);
    const other = names.get(offset);
    if (other && other.rename !== problem.rename) disputed.add(offset);
    names.set(offset, problem);
  }
  return [...names].flatMap(([offset, { file, line, column, location: place, rename }]) => {
    if (text[offset] !== '"' || disputed.has(offset)) return [];
    const length = stringEnd(text, offset) + 1 - offset;
    const written: unknown = JSON.parse(text.slice(offset, offset + length));
    const told = `${file}:${line}:${column}  ${place}: "${written}" is now "${rename}".`;
    return [{ offset, length, content: JSON.stringify(rename), told }];
  });
}
