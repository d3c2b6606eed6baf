import { readJson } from '../source/json-source';
import { writeJson } from '../source/write-json';
import { parsePointer, valueAt } from '../../lib/json';
import { loadSite } from '../load-site';
import { say } from '../../lib/text/message-language';

/**
 * Corrects the spaces and apostrophes of French texts in the config and in the locale file.
 *
 * @param root the folder of the site
 * @returns the changes, one line each
 * @throws when a file cannot be written
 */
export function fixTypography(root: string): string[] {
  const found = loadSite(root).problems.flatMap(({ fix, ...problem }) =>
    fix && 'typography' in fix ? [{ ...problem, typography: fix.typography }] : [],
  );
  return [...new Set(found.map((problem) => problem.file))].flatMap((name) => {
    const { source, problems } = readJson(root, name);
    if (problems.length > 0) return [];
    const fixed = found.filter(
      ({ file: own, pointer, typography }) => own === name && respell(source.value, pointer, typography),
    );
    if (fixed.length > 0) writeJson(root, name, source.value);
    return fixed.map(({ line, column, location }) => {
      const place = `${name}:${line}:${column}  ${say(location)}`;
      return say({ en: `${place}: corrected French typography.`, fr: `${place} : typographie corrigée.` });
    });
  });
}

/**
 * Replaces a text in a value by one that differs only in spaces and apostrophes, so that no letter can be lost.
 *
 * @returns whether the text was replaced
 */
export function respell(value: unknown, pointer: string, text: string): boolean {
  const path = parsePointer(pointer);
  const written = valueAt(value, path);
  if (typeof written !== 'string' || written === text || letters(written) !== letters(text)) return false;
  return Reflect.set(Object(valueAt(value, path.slice(0, -1))), path.at(-1)!, text);
}

function letters(text: string): string {
  return text.replaceAll(/[ \u00a0\u202f]/g, '').replaceAll("'", '’');
}
