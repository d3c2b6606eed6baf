import { readFileSync } from 'node:fs';

interface Bounds {
  minimum: number;
  maximum: number;
  /** Whether parts of a whole are allowed: 0.5. */
  part?: boolean;
}

/**
 * Reads settings from the environment, each from a variable or from the file that `NAME_FILE` names; a value that is
 * empty was not given.
 *
 * @returns what reads a setting as a text, a number or a list, and the faults that were found on the way
 */
export function givenSettings(environment: Record<string, string | undefined>) {
  const faults: string[] = [];
  const text = (name: string, otherwise = ''): string => {
    const file = environment[`${name}_FILE`];
    if (!file) return environment[name]?.trim() || otherwise;
    if (environment[name]) faults.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
    try {
      return readFileSync(file, 'utf8').trim() || otherwise;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}_FILE: the file ${file} cannot be read (${code}). Check its name and its rights.`);
      return otherwise;
    }
  };
  const number = (name: string, otherwise: number, { minimum, maximum, part = false }: Bounds): number => {
    const given = text(name, String(otherwise));
    const value = Number(given);
    if (value >= minimum && value <= maximum && (part || Number.isInteger(value))) return value;
    const kind = part ? 'number' : 'whole number';
    faults.push(`${name}: "${given}" will not do. Give a ${kind} from ${minimum} to ${maximum}.`);
    return otherwise;
  };
  const list = (name: string, otherwise: string): string[] =>
    text(name, otherwise)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  return { faults, text, number, list };
}
