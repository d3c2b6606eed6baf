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
  isForDevelopers: true,
  summary: `Measures four pages beside copies without scripts, and writes ${LATEST}.`,
  docs: 'docs/performance.md',
  options: {
    all: {
      type: 'boolean',
      description: 'measure one page of each type in every language (about an hour)',
    },
    'every-page': {
      type: 'boolean',
      description: 'visit every page once, without comparison, for the four scores of Lighthouse',
    },
    runs: {
      type: 'number',
      minimum: 1,
      description: `the number of visits to each page; the results are medians (${RUNS})`,
    },
    details: { type: 'boolean', description: 'also print every interaction, text and file' },
  },
  examples: ['', '--all', '--every-page'],
  async run({ all, 'every-page': isEveryPage, details, ...values }, _positionals, root) {
    const runs = values.runs ?? (isEveryPage ? 1 : RUNS);
    const load = currentLoad();
    const build = await buildSite(root, FOLDER, 'production');
    if (!build) return 1;
    const { config } = build.site;
    const pages = isEveryPage ? everyPage(config) : all ? pagesOfEachType(config) : samplePages(config);
    const results = await measure(root, join(root, FOLDER), build.site, {
      pages,
      runs,
      isCompared: !isEveryPage,
      load,
    });

    const latest = join(root, LATEST);
    mkdirSync(dirname(latest), { recursive: true });
    const tableRows = rows(results);
    writeFileSync(latest, `${JSON.stringify({ ...results, rows: tableRows }, null, 2)}\n`);
    console.log(`${machineLine(results.machine)}\n`);
    console.log(`${table(tableRows)}\n\n${pageTable(results)}`);
    if (details) console.log(`\n${detailTables(results)}`);
    const missed = tableRows.filter(({ isReached }) => !isReached);
    console.log(missed.length === 0 ? '\nAll targets are reached.' : '\nMissed targets:');
    for (const { what, measured, reach } of missed) console.log(`- ${what}: ${measured}, target ${reach}`);
    return 0;
  },
});
