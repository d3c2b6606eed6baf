import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { chromium as playwright, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { readEnvironment } from '../../src/lib/environment';
import { chromium } from '../../scripts/lib/chromium.mjs';
import type { SiteConfig } from '../../src/site/types.generated';
import { measurePress, presses } from './presses';
import { measureDevelopment } from './development';
import { kilobytes, median, milliseconds, printTable } from './table';
import { measureVisit, type Visit } from './visit';

/** The number of visits to a page, and of presses of an element; the figures are medians. */
const RUNS = 3;

/** The kinds of the pages that differ most. */
const KINDS = ['home', 'service', 'contact'];

interface ServedFolder {
  name: string;
  address: string;
  server: Server;
}

/**
 * `npm run bench -- pages`: measures a page of each kind in built folders, with and without scripts, then how fast they
 * answer a press, then how fast the development server shows a saved word. The folders are visited in turn, so that other
 * load on the machine affects all of them.
 */
export default async function pages(args: string[], root: string): Promise<number> {
  const { folder: start } = readEnvironment({ folder: root, variables: process.env }, root);
  const folders = (args.length > 0 ? args : ['dist']).map((name) => resolve(start, name));
  const missing = folders.find((folder) => !existsSync(join(folder, 'index.html')));
  if (missing) {
    console.error(`${missing} contains no built site. Run: npm run build`);
    return 2;
  }
  const config = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as SiteConfig;
  const browser = await playwright.launch({
    executablePath: chromium(root) || playwright.executablePath(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const served = await Promise.all(folders.map(serve));
  try {
    await printVisits(browser, served, pathsByKind(config));
    await printPresses(browser, served, pathsByKind(config));
    const times = Object.values(await measureDevelopment(browser, root, RUNS));
    const head = ['save until seen', 'click until the panel', 'save in the panel until seen'];
    printTable('Development', head, [times.map((each) => milliseconds(median(each)))]);
  } finally {
    await browser.close();
    for (const { server } of served) server.close().closeAllConnections();
  }
  return 0;
}

/** Serves a built site with its precompressed files. */
async function serve(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { brotli: true, gzip: true, extensions: ['html'] }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    name: join(basename(dirname(folder)), basename(folder)),
    address: `http://127.0.0.1:${port}`,
    server,
  };
}

/** Returns the address of the first page of each kind. */
function pathsByKind({ pages: all, languages }: SiteConfig): Map<string, string> {
  const first = languages[0]?.code ?? '';
  return new Map(
    all.toReversed().map(({ kind, path }) => [kind, typeof path === 'string' ? path : (path[first] ?? '/')]),
  );
}

async function printVisits(browser: Browser, served: ServedFolder[], paths: Map<string, string>) {
  const rows: string[][] = [];
  for (const path of KINDS.map((kind) => paths.get(kind) ?? '/')) {
    const visits = new Map<string, Visit[]>();
    for (let run = 0; run < RUNS; run += 1)
      for (const { name, address } of served)
        for (const hasScripts of [true, false]) {
          const label = `${name}${hasScripts ? '' : ', without scripts'}`;
          visits.set(label, [
            ...(visits.get(label) ?? []),
            await measureVisit(browser, address + path, hasScripts),
          ]);
        }
    for (const [label, all] of visits) {
      const middle = (figure: (visit: Visit) => number) => median(all.map(figure));
      rows.push([
        path,
        label,
        kilobytes(middle(({ bytes }) => bytes)),
        kilobytes(middle(({ scriptBytes }) => scriptBytes)),
        String(middle(({ files }) => files)),
        `${middle(({ longTasks }) => longTasks.length)}, ${milliseconds(middle(({ longTasks }) => sum(longTasks)))}`,
      ]);
    }
  }
  printTable('Pages', ['page', 'folder', 'bytes', 'of scripts', 'files', 'long tasks'], rows);
}

async function printPresses(browser: Browser, served: ServedFolder[], paths: Map<string, string>) {
  const rows: string[][] = [];
  for (const press of presses)
    for (const { name, address } of served)
      for (const isHydrated of [false, true]) {
        const times: (number | undefined)[] = [];
        for (let run = 0; run < RUNS; run += 1)
          times.push(
            await measurePress(browser, address + (paths.get(press.kind) ?? '/'), press, isHydrated),
          );
        const found = times.filter((time) => time !== undefined);
        rows.push([
          press.name,
          isHydrated ? 'after hydration' : 'right after the first paint',
          name,
          found.length > 0 ? milliseconds(median(found)) : 'no such element',
        ]);
      }
  printTable('Presses', ['press', 'when', 'folder', 'until the next paint'], rows);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
