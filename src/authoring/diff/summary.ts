import { languages } from '../../site/languages';
import { ResolvedText } from './resolve-texts';

/** The number of texts that suffice to recognise a value. */
const ENOUGH = 4;

/**
 * Returns a short text by which a reader recognises a value: a text in its first language, the first texts of an
 * object, or the value itself.
 *
 * @returns null for undefined
 */
export function summary(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  const texts: string[] = [];
  collect(value, texts);
  return texts.length > 0 ? texts.join(' · ') : (JSON.stringify(value) ?? null);
}

function collect(value: unknown, texts: string[]): void {
  if (texts.length >= ENOUGH || value === null || typeof value !== 'object') return;
  if (value instanceof ResolvedText) {
    const first = languages.find((language) => value.words[language] !== undefined);
    if (first) texts.push(value.words[first] ?? '');
  } else for (const entry of Object.values(value)) collect(entry, texts);
}
