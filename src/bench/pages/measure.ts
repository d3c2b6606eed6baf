import { join } from 'node:path';
import type { Server } from 'node:http';
import { compressFolder } from '../../prerender/compress/compress';
import { listen, siteServer } from '../../server/preview/preview-server';
import { contactRules } from '../../site/contact-settings';
import type { Site } from '../../site/site';
import { browserPath, lighthouseBrowser, ownBrowser } from './browser';
import { bytesBeforePaint, fontsWaitedFor, largestData, travelled } from './bytes';
import type { PageResults } from './figures';
import { interactionFigures } from './interactions';
import { ruleTiming } from './judging';
import { machine } from '../machine';
import { everyPage, pagesOfEachType, type MeasuredPage } from './page-types';
import { paintFigures, type PaintFigures } from './paint';
import { siteWithoutScripts } from './stripped-site';

export interface MeasureOptions {
  /** The pages that Lighthouse visits. */
  pages: MeasuredPage[];
  /** How often it visits each. */
  runs: number;
  /** Whether each page is compared with itself without scripts. */
  isCompared: boolean;
  /** How busy the machine was before the work began. */
  load: number;
}

/**
 * Measures a built site.
 *
 * @param root the folder of the project
 * @param folder the built site; its copy without scripts is put beside it
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
  // Texts are judged first, in a process that is still cold, as a visitor's browser is.
  const judged = ruleTiming(contactRules(site.config.contact).keywords);
  const path = browserPath(root);
  const servers = [siteServer(folder), siteServer(stripped)] as const;
  try {
    const [own, without] = [await listen(servers[0], 0), await listen(servers[1], 0)];
    const { version, home, strippedHome, interactions } = await withOwnBrowser(path, own, without, site);
    const facts = machine(version, load);
    const paint = await withLighthouse(path, pages, isCompared ? [own, without] : [own], runs);
    const weighed = pagesOfEachType(site.config);
    return {
      measured: new Date().toISOString(),
      machine: facts,
      runs,
      paint,
      weight: weighed.map((page) => ({
        url: page.url,
        beforePaint: bytesBeforePaint(folder, page),
        fontsWaitedFor: fontsWaitedFor(folder, page),
      })),
      home,
      strippedHome,
      largestData: largestData(folder, everyPage(site.config)),
      interactions,
      judging: judged,
    };
  } finally {
    for (const server of servers) stop(server);
  }
}

/** What is measured in a browser without Lighthouse. */
async function withOwnBrowser(path: string, own: string, without: string, site: Site) {
  const browser = await ownBrowser(path);
  try {
    const home = await travelled(browser, own, '/', true);
    const strippedHome = await travelled(browser, without, '/', false);
    const interactions = await interactionFigures(browser, own, site);
    return { version: browser.version(), home, strippedHome, interactions };
  } finally {
    await browser.close();
  }
}

async function withLighthouse(
  path: string,
  pages: MeasuredPage[],
  sites: readonly [own: string, stripped?: string],
  runs: number,
): Promise<PaintFigures[]> {
  const browser = await lighthouseBrowser(path);
  try {
    return await paintFigures(pages, sites, runs, browser.port);
  } finally {
    browser.close();
  }
}

function stop(server: Server) {
  server.closeAllConnections();
  server.close();
}
