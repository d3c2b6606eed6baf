import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { measureSaves } from '../../bench/scale/scale-dev';
import { measureScale, type ScaleResult } from '../../bench/scale/measure-scale';
import { scaleRows, scaleTable } from '../../bench/scale/scale-table';
import { command } from '../../lib/command/command';
import { progress } from '../../lib/progress';

const FOLDER = '.local/bench';
const RESULT = `${FOLDER}/scale.json`;
const SIZES = [0, 1000, 10_000];
const SAVES = 5;

/** `npm run bench -- scale`: measures how time and memory grow with the number of pages. */
export default command({
  name: 'bench scale',
  isForDevelopers: true,
  summary: `Measures validate, build and save with 1,000 and 10,000 additional pages, and writes ${RESULT}.`,
  docs: 'docs/performance.md',
  arguments: [
    {
      name: 'SIZE',
      description: `the number of additional pages; 0 is the site without additional pages (${SIZES.join(' ')})`,
      isRepeated: true,
    },
  ],
  options: {
    runs: {
      type: 'number',
      minimum: 1,
      default: 3,
      description: 'the number of runs of each command; the results are medians',
    },
  },
  examples: ['', '1000 --runs 1'],
  async run({ runs }, words, root) {
    const invalid = words.find((word) => !/^\d+$/.test(word));
    if (invalid !== undefined) throw new Error(`"${invalid}" is not a number of pages. Use whole numbers.`);
    const sizes = words.length > 0 ? words.map(Number) : SIZES;
    console.log(`${machineLine()}\n`);
    const all: ScaleResult[] = [];
    for (const size of sizes) {
      const phase = progress(`Measuring ${size} additional pages`, 1);
      all.push(await measureScale(root, join(root, FOLDER, `scale-${size}`), size, runs));
      phase.step();
      phase.end();
    }
    const saves = sizes.includes(0) ? await measureSaves(root, SAVES) : [];
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
  },
});

/** Returns the machine in one line, with a warning when it was busy. */
function machineLine(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const busy = load > cores / 2 ? ' The machine was busy: compare "work", not "measured".' : '';
  return `${cores} cores, Node ${process.versions.node}, load ${load.toFixed(1)}.${busy}`;
}
