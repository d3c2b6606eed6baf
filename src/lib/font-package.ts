import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from './project-root';

/** An installed package of a font, `@fontsource-variable/…`. */
export interface FontPackage {
  /** The name of the package without its scope, such as `readex-pro`. */
  name: string;
  family: string;
  /**
   * The files by subset, such as `arabic`, with the letters in each as a CSS `unicode-range`. A family with letters for
   * large type (the axis `opsz`) has them in a second file.
   */
  subsets: Record<string, { file: string; large?: string; range: string }>;
  /** The file of its license, which has to accompany the font. */
  license: string;
  weights: { min: number; max: number };
}

/** Returns the package of a font with variable weights; null when it is not installed. An installed one is read once. */
export function fontPackage(name: string): FontPackage | null {
  const found = read.get(name) ?? readPackage(name);
  if (found) read.set(name, found);
  return found;
}

const read = new Map<string, FontPackage>();

function readPackage(name: string): FontPackage | null {
  const folder = packageFolder(`@fontsource-variable/${name}`);
  if (folder === null) return null;
  const readFile = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
  const { family, variable } = readFile('metadata.json') as {
    family: string;
    variable: { wght?: { min: string; max: string } };
  };
  const subsets = Object.entries(readFile('unicode.json') as Record<string, string>)
    .map(([subset, range]) => {
      const file = join(folder, `files/${name}-${subset}-wght-normal.woff2`);
      const large = file.replace('-wght-', '-opsz-');
      return [subset, { file, range, ...(existsSync(large) && { large }) }] as const;
    })
    .filter(([, { file }]) => existsSync(file));
  return {
    name,
    family,
    subsets: Object.fromEntries(subsets),
    license: join(folder, 'LICENSE'),
    weights: { min: Number(variable.wght?.min ?? 400), max: Number(variable.wght?.max ?? 400) },
  };
}

/** Returns the weight of a font that is nearest to another weight. */
export function nearestWeight({ weights }: FontPackage, weight: number): number {
  return Math.min(Math.max(weight, weights.min), weights.max);
}

function packageFolder(name: string): string | null {
  try {
    return dirname(createRequire(join(projectRoot, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}
