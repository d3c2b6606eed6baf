import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { detailTables, pageTable } from '../../bench/pages/details';
import { currentLoad, machineLine } from '../../bench/machine';
import { measure } from '../../bench/pages/measure';
import { everyPage, pagesOfEachType, samplePages } from '../../bench/pages/page-types';
import { rows } from '../../bench/pages/rows';
import { table } from '../../bench/table';
import { buildSite } from '../../prerender/build-site';
import { command } from '../../lib/command/command';

const FOLDER = '.local/bench/site';
const LATEST = '.local/bench/latest.json';
const RUNS = 5;

/** `npm run bench -- pages`: measures how fast the site is. */
export default command({
  name: 'bench pages',
  summary: `Measures four pages beside copies without scripts, and writes ${LATEST}.`,
  docs: 'docs/performance.md',
  options: {
    all: {
      type: 'boolean',
      description: 'one page of each type in every language (about an hour)',
    },
    'every-page': {
      type: 'boolean',
      description: 'every page once, without comparison, for the four scores of Lighthouse',
    },
    runs: {
      type: 'number',
      minimum: 1,
      description: `how often Lighthouse visits each page; the results are medians (${RUNS})`,
    },
    details: { type: 'boolean', description: 'every press, text and file by itself, too' },
  },
  examples: ['', '--all', '--every-page'],
  async run({ all, 'every-page': isEveryPage, details, ...values }, _positionals, root) {
    const runs = values.runs ?? (isEveryPage ? 1 : RUNS);
    const load = currentLoad();
    const built = await buildSite(root, FOLDER, 'production');
    if (!built) return 1;
    const { config } = built.site;
    const pages = isEveryPage ? everyPage(config) : all ? pagesOfEachType(config) : samplePages(config);
    const figures = await measure(root, join(root, FOLDER), built.site, {
      pages,
      runs,
      isCompared: !isEveryPage,
      load,
    });

    const latest = join(root, LATEST);
    mkdirSync(dirname(latest), { recursive: true });
    const measured = rows(figures);
    writeFileSync(latest, `${JSON.stringify({ ...figures, rows: measured }, null, 2)}\n`);
    console.log(`${machineLine(figures.machine)}\n`);
    console.log(`${table(measured)}\n\n${pageTable(figures)}`);
    if (details) console.log(`\n${detailTables(figures)}`);
    const missed = measured.filter(({ isReached }) => !isReached);
    console.log(missed.length === 0 ? '\nEverything is reached.' : '\nNot reached:');
    for (const { what, measured: value, reach } of missed)
      console.log(`- ${what}: ${value}, target ${reach}`);
    return 0;
  },
});
