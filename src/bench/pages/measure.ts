import { join } from 'node:path';
import type { Server } from 'node:http';
import { compressFolder } from '../../prerender/compress/compress';
import { listen, siteServer } from '../../server/preview/preview-server';
import { contactRules } from '../../site/contact-settings';
import type { Site } from '../../site/site';
import { browserPath, lighthouseBrowser, ownBrowser } from './browser';
import { bytesBeforePaint, blockingFonts, largestData, measureTransfer } from './bytes';
import type { PageResults } from './page-results';
import { measureInteractions } from './interactions';
import { measureRules } from './rule-timing';
import { machine } from '../machine';
import { everyPage, pagesOfEachType, type MeasuredPage } from './page-types';
import { measurePaint, type PaintResult } from './paint';
import { siteWithoutScripts } from './stripped-site';

export interface MeasureOptions {
  /** The pages that Lighthouse visits. */
  pages: MeasuredPage[];
  /** The number of visits to each page. */
  runs: number;
  /** Whether each page is compared with its copy without scripts. */
  isCompared: boolean;
  /** The load of the machine before the work began. */
  load: number;
}

/**
 * Measures a built site.
 *
 * @param root the folder of the project
 * @param folder the built site; the copy without scripts is created beside it
 * @throws when a browser does not start or a page cannot be visited
 */
export async function measure(
  root: string,
  folder: string,
  site: Site,
  { pages, runs, isCompared, load }: MeasureOptions,
): Promise<PageResults> {
  const stripped = `${folder}-without-scripts`;
  siteWithoutScripts(folder, stripped);
  const worker = join(root, 'scripts/compress-worker.mjs');
  await compressFolder(stripped, join(root, '.cache/compressed'), { worker });
  // The rules run first, in a cold process, as in a visitor's browser.
  const ruleTimes = measureRules(contactRules(site.config.contact).keywords);
  const path = browserPath(root);
  const servers = [siteServer(folder), siteServer(stripped)] as const;
  try {
    const [own, without] = [await listen(servers[0], 0), await listen(servers[1], 0)];
    const { version, home, strippedHome, interactions } = await withOwnBrowser(path, own, without, site);
    const machineFacts = machine(version, load);
    const paint = await withLighthouse(path, pages, isCompared ? [own, without] : [own], runs);
    const pageTypes = pagesOfEachType(site.config);
    return {
      measured: new Date().toISOString(),
      machine: machineFacts,
      runs,
      paint,
      weight: pageTypes.map((page) => ({
        url: page.url,
        beforePaint: bytesBeforePaint(folder, page),
        blockingFonts: blockingFonts(folder, page),
      })),
      home,
      strippedHome,
      largestData: largestData(folder, everyPage(site.config)),
      interactions,
      judging: ruleTimes,
    };
  } finally {
    for (const server of servers) stop(server);
  }
}

/** Returns the measurements that do not need Lighthouse. */
async function withOwnBrowser(path: string, own: string, without: string, site: Site) {
  const browser = await ownBrowser(path);
  try {
    const home = await measureTransfer(browser, own, '/', true);
    const strippedHome = await measureTransfer(browser, without, '/', false);
    const interactions = await measureInteractions(browser, own, site);
    return { version: browser.version(), home, strippedHome, interactions };
  } finally {
    await browser.close();
  }
}

/** Returns the measurements of Lighthouse. */
async function withLighthouse(
  path: string,
  pages: MeasuredPage[],
  sites: readonly [own: string, stripped?: string],
  runs: number,
): Promise<PaintResult[]> {
  const browser = await lighthouseBrowser(path);
  try {
    return await measurePaint(pages, sites, runs, browser.port);
  } finally {
    browser.close();
  }
}

function stop(server: Server) {
  server.closeAllConnections();
  server.close();
}
