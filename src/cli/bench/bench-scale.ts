import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { measureSaves } from '../../bench/scale/scale-dev';
import { measureScale, type ScaleResult } from '../../bench/scale/measure-scale';
import { scaleRows, scaleTable } from '../../bench/scale/scale-table';
import { parseOptions, splitArguments } from '../../lib/args';
import { progress } from '../../lib/progress';

const FOLDER = '.local/bench';
const RESULT = `${FOLDER}/scale.json`;
const SIZES = [0, 1000, 10_000];
const RUNS = 3;
const SAVES = 5;

export const usage = `npm run bench:scale [-- SIZES] [--runs=N]

Measures the site and larger sites: validate, build, rebuild after a change of one text, and a save during
development. Prints a table and writes ${RESULT}. docs/performance.md explains the results.

  SIZES      the number of additional pages; 0 is the site without additional pages (${SIZES.join(' ')})
  --runs=N   the number of runs of each command; the results are medians (${RUNS})
  --help     print this text`;

/**
 * `npm run bench:scale`: measures how time and memory grow with the number of pages. It is not a gate: missed targets
 * are marked, and the exit code is still 0.
 *
 * @returns the exit code: 0 measured
 * @throws when an option is unknown, or a measured command fails
 */
export async function run(args: string[], root: string): Promise<number> {
  const { words, options } = splitArguments(args, { '--runs': '3' });
  const runs = Number(parseOptions(options, ['--runs=']).get('--runs') ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const invalid = words.find((word) => !/^\d+$/.test(word));
  if (invalid !== undefined) throw new Error(`"${invalid}" is not a number of pages. Use whole numbers.`);
  const sizes = words.length > 0 ? words.map(Number) : SIZES;
  console.log(`${machineLine()}\n`);
  const all: ScaleResult[] = [];
  const bar = progress('Measuring', sizes.length + 1);
  for (const size of sizes) {
    bar.step(`${size} additional pages`);
    all.push(await measureScale(root, join(root, FOLDER, `scale-${size}`), size, runs));
  }
  bar.step('development');
  const saves = sizes.includes(0) ? await measureSaves(root, '/plan-du-site.json', SAVES) : [];
  bar.end();
  const rows = scaleRows(all, saves);
  console.log(scaleTable(rows));
  const file = join(root, RESULT);
  mkdirSync(dirname(file), { recursive: true });
  const results = all.map(({ client: _client, ...rest }) => rest);
  writeFileSync(
    file,
    `${JSON.stringify({ machine: machineLine(), runs, saves, rows, figures: results }, null, 2)}\n`,
  );
  return 0;
}

/** Returns the machine in one line, with a warning when it was busy. */
function machineLine(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const busy = load > cores / 2 ? ' The machine was busy: compare "work", not "measured".' : '';
  return `${cores} cores, Node ${process.versions.node}, load ${load.toFixed(1)}.${busy}`;
}
