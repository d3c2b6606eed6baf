import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCompressible } from '../../lib/file-types';
import { scriptAddresses } from './urls-in-files';
import type { PageResources } from './page';

const KB = 1024;

/** The budgets in compressed bytes; docs/performance.md explains them. */
export const budgets = { firstPaint: 30 * KB, data: 8 * KB, home: 190 * KB, script: 117 * KB };

/** Chunks that only load with a form or with performance reports. */
const FETCHED_BY_USE = /\/(?:es|message-problem|report-vitals)-[^/]*$/;

/** Measures the compressed sizes of the files of a built site, each once. */
export class Weights {
  readonly #known = new Map<string, number>();

  constructor(readonly folder: string) {}

  /** Returns the compressed size of a file in bytes, from its precompressed file or computed. */
  of(path: string): number {
    const known = this.#known.get(path) ?? this.#weighed(path);
    if (path.startsWith('assets/')) this.#known.set(path, known);
    return known;
  }

  #weighed(path: string): number {
    const file = join(this.folder, path);
    if (!isCompressible(path)) return existsSync(file) ? readFileSync(file).length : 0;
    const compressed = `${file}.br`;
    if (existsSync(compressed)) return readFileSync(compressed).length;
    if (!existsSync(file)) return 0;
    const quality = path.startsWith('assets/') ? 11 : 5;
    return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      .length;
  }
}

/** Returns the exceeded budget of a page for everything that is needed before the first paint. */
export function pageWeight(path: string, { styles }: PageResources, weights: Weights): string[] {
  const bytes = sum([path, ...styles.map(named)], weights);
  return over(bytes, budgets.firstPaint, 'bytes travel before anything is drawn');
}

/** Returns the exceeded budget of a data file. */
export function dataWeight(path: string, weights: Weights): string[] {
  return over(weights.of(path), budgets.data, 'bytes of data travel for one page');
}

/**
 * Returns the exceeded budgets of a home page with everything that it always loads. Responsive pictures and pictures of
 * the styles are not counted; `tests/e2e/weight.spec.ts` measures the total in a browser.
 */
export function homeWeight(path: string, resources: PageResources, weights: Weights): string[] {
  const { styles, preloads, scripts } = resources;
  const script = sum([...allScripts(scripts.map(named), weights.folder)], weights);
  const whole = script + sum([path, ...styles.map(named), ...preloads.map(named)], weights);
  return [
    ...over(script, budgets.script, 'bytes of script travel for a home page'),
    ...over(whole, budgets.home, 'bytes travel for a home page'),
  ];
}

/** Returns the scripts of a page with all their imports. */
function allScripts(start: string[], folder: string): Set<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || FETCHED_BY_USE.test(path) || !existsSync(join(folder, path))) continue;
    seen.add(path);
    const names = scriptAddresses(readFileSync(join(folder, path), 'utf8'));
    queue.push(
      ...names
        .map((name) => (name.startsWith('./') ? `assets/${name.slice(2)}` : named(name)))
        .filter((name) => name.endsWith('.js')),
    );
  }
  return seen;
}

function sum(paths: readonly string[], weights: Weights): number {
  return paths.reduce((total, path) => total + weights.of(path), 0);
}

function over(bytes: number, most: number, what: string): string[] {
  return bytes > most ? [`${bytes} ${what}; ${most} are the most`] : [];
}

/** Returns the file path of a URL path. */
function named(address: string): string {
  return address.replace(/^\//, '');
}
