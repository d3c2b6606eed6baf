import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { savesUntilSeen } from '../../bench/scale/scale-dev';
import { scaleFigures, type ScaleFigures } from '../../bench/scale/scale-figures';
import { scaleRows, scaleTable } from '../../bench/scale/scale-table';
import { command } from '../../lib/command/command';
import { progress } from '../../lib/progress';

const FOLDER = '.local/bench';
const RESULT = `${FOLDER}/scale.json`;
const SIZES = [0, 1000, 10_000];
const SAVES = 5;

/** `npm run bench -- scale`: measures how the cost of the site grows with its pages. */
export default command({
  name: 'bench scale',
  summary: `Measures checking, building and saving with 1,000 and 10,000 more pages, and writes ${RESULT}.`,
  docs: 'docs/performance.md',
  arguments: [
    {
      name: 'SIZE',
      description: `how many pages are added, of ten blocks of six items; 0 is the site as it is (${SIZES.join(' ')})`,
      isRepeated: true,
    },
  ],
  options: {
    runs: {
      type: 'number',
      minimum: 1,
      default: 3,
      description: 'how often each command runs; the results are medians',
    },
  },
  examples: ['', '1000 --runs 1'],
  async run({ runs }, words, root) {
    const wrong = words.find((word) => !/^\d+$/.test(word));
    if (wrong !== undefined) throw new Error(`"${wrong}" is not a number of pages. Use whole numbers.`);
    const sizes = words.length > 0 ? words.map(Number) : SIZES;
    console.log(`${machineLine()}\n`);
    const all: ScaleFigures[] = [];
    for (const size of sizes) {
      const phase = progress(`Measuring ${size} more pages`, 1);
      all.push(await scaleFigures(root, join(root, FOLDER, `scale-${size}`), size, runs));
      phase.step();
      phase.end();
    }
    const saves = sizes.includes(0) ? await savesUntilSeen(root, '/plan-du-site.json', SAVES) : [];
    const rows = scaleRows(all, saves);
    console.log(scaleTable(rows));
    const file = join(root, RESULT);
    mkdirSync(dirname(file), { recursive: true });
    const figures = all.map(({ client: _client, ...rest }) => rest);
    writeFileSync(
      file,
      `${JSON.stringify({ machine: machineLine(), runs, saves, rows, figures }, null, 2)}\n`,
    );
    return 0;
  },
});

/** The machine in one line, with a note when others keep it busy. */
function machineLine(): string {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  const busy = load > cores / 2 ? ' The machine was busy: trust "work", not "measured".' : '';
  return `${cores} cores, Node ${process.versions.node}, load ${load.toFixed(1)}.${busy}`;
}
