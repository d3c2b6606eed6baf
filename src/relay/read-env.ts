import { readFileSync } from 'node:fs';

interface Bounds {
  minimum: number;
  maximum: number;
  /** Whether fractions such as 0.5 are allowed. */
  fraction?: boolean;
}

/**
 * Reads settings from the environment, each from a variable or from the file in `NAME_FILE`. An empty value counts as
 * not set.
 *
 * @returns functions that read a setting as a text, a number or a list, and the problems found so far
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const faults: string[] = [];
  const text = (name: string, fallback = ''): string => {
    const file = environment[`${name}_FILE`];
    if (!file) return environment[name]?.trim() || fallback;
    if (environment[name]) faults.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
    try {
      return readFileSync(file, 'utf8').trim() || fallback;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE: cannot read ${file} (${code}). Check its path and its permissions.`);
      return fallback;
    }
  };
  const number = (name: string, fallback: number, { minimum, maximum, fraction = false }: Bounds): number => {
    const raw = text(name, String(fallback));
    const value = Number(raw);
    if (value >= minimum && value <= maximum && (fraction || Number.isInteger(value))) return value;
    const kind = fraction ? 'number' : 'whole number';
    faults.push(`${name}: "${raw}" is not valid. Use a ${kind} from ${minimum} to ${maximum}.`);
    return fallback;
  };
  const list = (name: string, fallback: string): string[] =>
    text(name, fallback)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  return { faults, text, number, list };
}
