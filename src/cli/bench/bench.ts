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

Builds the site, serves it on this machine and measures it beside a copy without scripts. Prints a table
and writes ${LATEST}. What it means: docs/performance.md.

  --all       one page of each type in every language, instead of four pages (about an hour)
  --pages     every page once, without comparison, for the four scores of Lighthouse
  --runs=N    how often Lighthouse visits each page (${RUNS}; the results are medians)
  --details   every press, text and file by itself, too
  --help      print this text`;

/**
 * `npm run bench`: measures how fast the site is. It is not a gate: missed targets are listed, and
 * the exit code is 0 all the same.
 *
 * @returns the exit code: 0 measured, 1 problems in the config
 * @throws when an option is unknown or nothing can be measured
 */
export async function run(given: string[], root: string): Promise<number> {
  const options = parseOptions(given, ['--all', '--pages', '--runs=', '--details']);
  const isEveryPage = options.has('--pages');
  const runs = Number(options.get('--runs') ?? (isEveryPage ? 1 : RUNS));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${options.get('--runs')}".`);

  const load = currentLoad();
  const built = await buildSite(root, FOLDER, 'production');
  if (!built) return 1;
  const { config } = built.site;
  const pages = isEveryPage
    ? everyPage(config)
    : options.has('--all')
      ? pagesOfEachType(config)
      : samplePages(config);
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
  if (options.has('--details')) console.log(`\n${detailTables(figures)}`);
  const missed = measured.filter(({ isReached }) => !isReached);
  console.log(missed.length === 0 ? '\nEverything is reached.' : '\nNot reached:');
  for (const { what, measured: value, reach } of missed) console.log(`- ${what}: ${value}, target ${reach}`);
  return 0;
}
