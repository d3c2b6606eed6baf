import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/** A locale file holds objects and texts, nothing else. */
export function wordShape(source: Source): Problem[] {
  const found: Problem[] = [];
  const tell = (path: string[], message: string) =>
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
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
    } else if (path.length === 0) {
      tell(path, 'a file of words is one object in { }: names, and under each name words or more names.');
    } else if (typeof value !== 'string') {
      tell(path, 'this must be a text in double quotes.');
    } else if (value.trim() === '') {
      tell(path, 'this must not be empty.');
    }
  };
  walk(source.value, []);
  return found;
}
