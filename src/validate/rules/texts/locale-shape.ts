import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import { isObject } from '../../../lib/json';

/** Returns an error for each value of a locale file that is neither an object nor a text. */
export function localeShapeProblems(source: Source): Problem[] {
  const found: Problem[] = [];
  const report = (path: string[], message: string) =>
    found.push({
      file: source.file,
      ...source.position(path),
      severity: 'error',
      code: 'WORDS-005',
      location: path.join('.'),
      message,
      suggestion: null,
    });
  const walk = (value: unknown, path: string[]) => {
    if (isObject(value)) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    } else if (path.length === 0) {
      report(path, 'a file of words is one object in { }: names, and under each name words or more names.');
    } else if (typeof value !== 'string') {
      report(path, 'this must be a text in double quotes.');
    } else if (value.trim() === '') {
      report(path, 'this must not be empty.');
    }
  };
  walk(source.value, []);
  return found;
}
