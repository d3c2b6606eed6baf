import { groupBy } from '../../lib/lists/group-by';
import { parsePointer, renameField, valueAt, type Path } from '../../lib/json';
import { say, type Translated } from '../../lib/text/message-language';
import { loadSite } from '../load-site';
import { SITE_CONFIG } from '../read-config';
import { readJson } from '../source/json-source';
import type { Problem } from '../source/problem';
import { canonicalJson, writeJson } from '../source/write-json';

/**
 * Applies the safe fixes of a site: it renames misspelt fields where the name is unambiguous, removes the direction of
 * languages, corrects the spaces and apostrophes of French texts, and writes the config in its canonical form. The order
 * of fields and all other values stay.
 *
 * @returns the changes, one line each; none of a damaged file
 * @throws when a file cannot be written
 */
export function fixSite(root: string): string[] {
  // The texts are checked only when the fields are right.
  return [...fixProblems(root), ...fixProblems(root)];
}

function fixProblems(root: string): string[] {
  const fixable = loadSite(root).problems.filter(({ fix }) => fix);
  const files = groupBy(fixable, ({ file }) => file);
  return [...new Set([SITE_CONFIG, ...files.keys()])].flatMap((file) =>
    fixFile(root, file, files.get(file) ?? []),
  );
}

function fixFile(root: string, file: string, fixable: readonly Problem[]): string[] {
  const { source, problems } = readJson(root, file);
  if (problems.length > 0) return [];
  let value = structuredClone(source.value);
  const changes: string[] = [];
  for (const [problem, ...others] of groupBy(fixable, ({ pointer }) => pointer).values()) {
    const { line, column, location, fix } = problem!;
    if (others.some((other) => JSON.stringify(other.fix) !== JSON.stringify(fix))) continue;
    const fixed = fixProblem(value, problem!);
    if (!fixed) continue;
    value = fixed.value;
    const place = `${file}:${line}:${column}  ${say(location)}`;
    changes.push(say({ en: `${place}: ${fixed.what.en}`, fr: `${place} : ${fixed.what.fr}` }));
  }
  if (file === SITE_CONFIG && source.text !== canonicalJson(source.value))
    changes.push(say({ en: `${file}  is now formatted.`, fr: `${file}  est maintenant mis en forme.` }));
  if (changes.length > 0) writeJson(root, file, value);
  return changes;
}

/** Returns a value with the fix of a problem; undefined when it does not apply. */
function fixProblem(
  value: unknown,
  { pointer, fix }: Problem,
): { value: unknown; what: Translated } | undefined {
  const path = parsePointer(pointer);
  const name = path.at(-1)!;
  if (!fix) return undefined;
  if ('rename' in fix) {
    const what = { en: `"${name}" is now "${fix.rename}".`, fr: `« ${name} » devient « ${fix.rename} ».` };
    return { value: renameField(value, path, fix.rename), what };
  }
  if ('remove' in fix) {
    for (const entry of valueAt(value, path.slice(0, -2)) as object[]) Reflect.deleteProperty(entry, name);
    return { value, what: { en: 'removed.', fr: 'supprimé.' } };
  }
  const what = { en: 'corrected French typography.', fr: 'typographie corrigée.' };
  return respell(value, path, fix.typography) ? { value, what } : undefined;
}

/**
 * Replaces a text in a value by one that differs only in spaces and apostrophes, so that no letter can be lost.
 *
 * @returns whether the text was replaced
 */
export function respell(value: unknown, path: Path, text: string): boolean {
  const written = valueAt(value, path);
  if (typeof written !== 'string' || written === text || letters(written) !== letters(text)) return false;
  return Reflect.set(Object(valueAt(value, path.slice(0, -1))), path.at(-1)!, text);
}

function letters(text: string): string {
  return text.replaceAll(/[ \u00a0\u202f]/g, '').replaceAll("'", '’');
}
