import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HEADERS_FILE } from '../hosting/headers-file';

/** The milliseconds after which a request has failed. */
const TIMEOUT = 10_000;
/** How often a site is asked before it counts as different: caches need a moment. */
const TRIES = 3;

/**
 * Asks the live site for the home page of each language, the last page of the sitemap, and a page that does not exist,
 * and compares status, security policy and build with a built site.
 *
 * @param origin the address of the live site, such as `https://www.trace.example`
 * @param pause the milliseconds between two tries
 * @returns the differences, one line for each
 */
export async function liveDifferences(origin: string, site: string, pause = 1000): Promise<string[]> {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const [, policy] = /Content-Security-Policy: (.*)/.exec(read(HEADERS_FILE)) ?? [];
  const { alternates } = JSON.parse(read('index.json')) as { alternates: Record<string, string> };
  const last = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].at(-1)?.[1];
  const paths = new Set([...Object.values(alternates), last ? new URL(last).pathname : '/']);
  const expected = [...paths].map((path) => ({
    path,
    file: path === '/' ? 'index.html' : `${path}.html`,
    status: 200,
  }));
  expected.push({ path: `/missing-${Date.now()}`, file: '404.html', status: 404 });

  for (let tries = 1; ; tries += 1) {
    const found = (await Promise.all(expected.map((page) => difference(page)))).flat();
    if (found.length === 0 || tries === TRIES) return found;
    await setTimeout(pause);
  }

  async function difference({ path, file, status }: (typeof expected)[number]): Promise<string[]> {
    const url = new URL(path, origin).href;
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
      const [live, built] = [buildOf(await answer.text()), buildOf(read(file))];
      if (answer.status !== status) return [`${url}: answers ${answer.status} instead of ${status}`];
      const actual = answer.headers.get('Content-Security-Policy') ?? 'none';
      return [
        ...(actual === policy ? [] : [`${url}: has another Content-Security-Policy: ${actual}`]),
        ...(live === built ? [] : [`${url}: is of another build: "${live}" instead of "${built}"`]),
      ];
    } catch (error) {
      const { cause, message } = error as Error;
      return [`${url}: does not answer: ${cause instanceof Error ? cause.message : message}`];
    }
  }
}

/** Returns what tells one build of a page from another: the names of its assets and the version of its content. */
function buildOf(html: string): string {
  const found = html.matchAll(/\/assets\/([\w-]+)\.(?:css|js|json)\b|data-version="(\w+)"/g);
  return [...found].map(([, asset, version]) => asset ?? version).join(' ');
}
