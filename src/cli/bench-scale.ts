import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { savesUntilSeen } from '../bench/scale-dev';
import { scaleFigures, type ScaleFigures } from '../bench/scale-figures';
import { scaleRows, scaleTable } from '../bench/scale-table';
import { progress } from '../build/progress';

const FOLDER = '.local/bench';
const RESULT = `${FOLDER}/scale.json`;
const SIZES = [0, 1000, 10_000];
const RUNS = 3;
const SAVES = 5;

const help = `npm run bench:scale [-- SIZES] [--runs=N]

Measures what the site and larger ones cost: validate, build, rebuild after a word, a save during development.
Prints a table and writes ${RESULT}. What it means: docs/performance.md.

  SIZES      how many pages are added, of ten blocks of six items; 0 is the site as it is (${SIZES.join(' ')})
  --runs=N   how often each command runs; the figures are medians (${RUNS})
  --help     this text`;

/**
 * `npm run bench:scale`: measures how the cost of the site grows with its pages. It is no gate: what is not
 * reached is marked, and the exit code is 0 all the same.
 *
 * @returns the exit code: 0 measured, 2 an option is not known
 * @throws when a command that is measured fails
 */
export async function run(options: string[], root: string): Promise<number> {
  if (options.includes('--help')) {
    console.log(help);
    return 0;
  }
  const unknown = options.find((option) => !/^\d+$|^--runs=[1-9]\d*$/.test(option));
  if (unknown !== undefined) {
    console.error(`There is no option "${unknown}".\n\n${help}`);
    return 2;
  }
  const runs = Number(
    options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? RUNS,
  );
  const given = options.filter((option) => /^\d+$/.test(option)).map(Number);
  const sizes = given.length > 0 ? given : SIZES;
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
