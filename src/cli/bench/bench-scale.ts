import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { savesUntilSeen } from '../../bench/scale/scale-dev';
import { scaleFigures, type ScaleFigures } from '../../bench/scale/scale-figures';
import { scaleRows, scaleTable } from '../../bench/scale/scale-table';
import { parseOptions, splitArguments } from '../../lib/args';
import { progress } from '../../lib/progress';

const FOLDER = '.local/bench';
const RESULT = `${FOLDER}/scale.json`;
const SIZES = [0, 1000, 10_000];
const RUNS = 3;
const SAVES = 5;

export const usage = `npm run bench:scale [-- SIZES] [--runs=N]

Measures what the site and larger ones cost: validate, build, rebuild after a word, a save during development.
Prints a table and writes ${RESULT}. What it means: docs/performance.md.

  SIZES      how many pages are added, of ten blocks of six items; 0 is the site as it is (${SIZES.join(' ')})
  --runs=N   how often each command runs; the results are medians (${RUNS})
  --help     print this text`;

/**
 * `npm run bench:scale`: measures how the cost of the site grows with its pages. It is no gate: what is not
 * reached is marked, and the exit code is 0 all the same.
 *
 * @returns the exit code: 0 measured
 * @throws when an option is unknown, or a command that is measured fails
 */
export async function run(given: string[], root: string): Promise<number> {
  const { words, options } = splitArguments(given, { '--runs': '3' });
  const runs = Number(parseOptions(options, ['--runs=']).get('--runs') ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const wrong = words.find((word) => !/^\d+$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a number of pages. Use whole numbers.`);
  const sizes = words.length > 0 ? words.map(Number) : SIZES;
  console.log(`${machineLine()}\n`);
  const all: ScaleFigures[] = [];
  const bar = progress('Measuring', sizes.length + 1);
  for (const size of sizes) {
    bar.step(`${size} pages more`);
    all.push(await scaleFigures(root, join(root, FOLDER, `scale-${size}`), size, runs));
  }
  bar.step('development');
  const saves = sizes.includes(0) ? await savesUntilSeen(root, '/plan-du-site.json', SAVES) : [];
  bar.end();
  const rows = scaleRows(all, saves);
  console.log(scaleTable(rows));
  const file = join(root, RESULT);
  mkdirSync(dirname(file), { recursive: true });
  const figures = all.map(({ client: _client, ...rest }) => rest);
  writeFileSync(file, `${JSON.stringify({ machine: machineLine(), runs, saves, rows, figures }, null, 2)}\n`);
  return 0;
}

/** The machine in one line, with a note when others keep it busy. */
function machineLine(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const busy = load > cores / 2 ? ' The machine was busy: trust "work", not "measured".' : '';
  return `${cores} cores, Node ${process.versions.node}, load ${load.toFixed(1)}.${busy}`;
}
