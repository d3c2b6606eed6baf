import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { detailTables, pageTable } from '../../bench/pages/details';
import { currentLoad, machineLine } from '../../bench/machine';
import { measure } from '../../bench/pages/measure';
import { everyPage, pagesOfEachType, samplePages } from '../../bench/pages/page-types';
import { rows } from '../../bench/pages/rows';
import { table } from '../../bench/table';
import { buildSite } from '../../prerender/build-site';
import { parseOptions } from '../../lib/args';

const FOLDER = '.local/bench/site';
const LATEST = '.local/bench/latest.json';
const RUNS = 5;

export const usage = `npm run bench [-- OPTIONS]

Builds the site, serves it on this machine, and compares it with a copy without scripts. Prints a table and
writes ${LATEST}. docs/performance.md explains the results.

  --all       measure one page of each type in every language instead of four pages (about an hour)
  --pages     visit every page once, without comparison, for the four scores of Lighthouse
  --runs=N    the number of visits to each page; the results are medians (${RUNS})
  --details   also print every interaction, text and file
  --help      print this text`;

/**
 * `npm run bench`: measures how fast the site is. It is not a gate: missed targets are listed, and the exit code is
 * still 0.
 *
 * @returns the exit code: 0 measured, 1 problems in the config
 * @throws when an option is unknown or the measurement fails
 */
export async function run(args: string[], root: string): Promise<number> {
  const options = parseOptions(args, ['--all', '--pages', '--runs=', '--details']);
  const isEveryPage = options.has('--pages');
  const runs = Number(options.get('--runs') ?? (isEveryPage ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${options.get('--runs')}".`);

  const load = currentLoad();
  const build = await buildSite(root, FOLDER, 'production');
  if (!build) return 1;
  const { config } = build.site;
  const pages = isEveryPage
    ? everyPage(config)
    : options.has('--all')
      ? pagesOfEachType(config)
      : samplePages(config);
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
  if (options.has('--details')) console.log(`\n${detailTables(results)}`);
  const missed = tableRows.filter(({ isReached }) => !isReached);
  console.log(missed.length === 0 ? '\nAll targets are reached.' : '\nMissed targets:');
  for (const { what, measured, reach } of missed) console.log(`- ${what}: ${measured}, target ${reach}`);
  return 0;
}
