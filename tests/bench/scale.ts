import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/site/types.generated';
import { loadSite } from '../../src/config/load-site';
import { wholeNumber } from '../../src/lib/text/whole-number';
import { largeSite } from './large-site';
import { median, milliseconds, printTable } from './table';

const RUNS = 3;

/** The time and memory of a command. */
interface MeasuredRun {
  /** The elapsed time, with the start of Node, in milliseconds. */
  time: number;
  /** The CPU time of all threads, in milliseconds. It hardly depends on other load on the machine. */
  work: number;
  /** The peak memory, in bytes. */
  memory: number;
}

/**
 * `npm run bench -- scale`: measures `validate` and `build` with more pages. The builds write no compressed files. Each
 * figure is the median of three runs.
 */
export default async function scale(args: string[], root: string): Promise<number> {
  const given = args.map((size) => wholeNumber(size, 1_000_000));
  const sizes = given.length > 0 ? given : [1000, 10_000];
  if (!sizes.every((size) => size !== undefined)) {
    console.error('The sizes are whole numbers of pages: npm run bench -- scale 1000');
    return 2;
  }
  const rows: string[][] = [];
  for (const size of sizes) {
    const folder = join(root, '.local/bench', `scale-${size}`);
    writeSite(root, folder, size);
    for (const command of [['validate'], ['build', '--no-compression']]) {
      const runs: MeasuredRun[] = [];
      while (runs.length < RUNS) runs.push(await measuredRun(root, [...command, '--site', folder]));
      rows.push([
        `${command[0]}, ${size} more pages`,
        milliseconds(median(runs.map(({ time }) => time))),
        milliseconds(median(runs.map(({ work }) => work))),
        `${Math.round(median(runs.map(({ memory }) => memory)) / 2 ** 20)} MB`,
      ]);
    }
    rmSync(folder, { recursive: true });
  }
  printTable('Larger sites', ['command', 'time', 'CPU time', 'memory'], rows);
  return 0;
}

/** Writes this site with a number of pages more, counted as addresses. */
function writeSite(root: string, folder: string, size: number) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['locales', 'public'].filter((part) => existsSync(join(root, part))))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const { site } = loadSite(root);
  if (!site) throw new Error('The site has errors. Run: npm run validate');
  const config = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as SiteConfig;
  const pages = Math.ceil(size / config.languages.length);
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify(largeSite(site, pages, config), null, 2));
}

/** A module that runs in the process of the command and reports its resource usage at the end. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`,
)}`;

/** @throws when the command fails, with its output */
async function measuredRun(root: string, options: string[]): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', REPORT, 'scripts/run.mjs', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let [output, usage] = ['', ''];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  child.stdio[3]?.on('data', (chunk) => (usage += String(chunk)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Error(`"${options.join(' ')}" failed:\n${output}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    time: performance.now() - start,
    work: (userCPUTime + systemCPUTime) / 1000,
    memory: maxRSS * 1024,
  };
}
