import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HEADERS_FILE } from '../hosting/headers-file';

/** The milliseconds after which a request has failed. */
const TIMEOUT = 10_000;

/** How often a site is asked before it counts as different, with a pause in milliseconds: caches need a moment. */
const TRIES = 3;
const PAUSE = 1000;

/** An address of the live site, and the file and status that it has to answer with. */
interface Expected {
  path: string;
  file: string;
  status: number;
}

/**
 * Asks the live site for the home page of each language, a page below, and a page that does not exist, and compares
 * status, security policy and build with a built site.
 *
 * @param origin the address of the live site, such as `https://www.trace.example`
 * @param site the folder of the built site
 * @param pause the milliseconds between two tries
 * @returns the differences, one line for each; empty when it answers as built
 */
export async function liveDifferences(origin: string, site: string, pause = PAUSE): Promise<string[]> {
  const expected = expectedAnswers(site);
  const policy = policyOf(readFileSync(join(site, HEADERS_FILE), 'utf8'));
  for (let tries = 1; ; tries += 1) {
    const found = await Promise.all(expected.map((page) => differences(page, origin, site, policy)));
    if (tries === TRIES || found.flat().length === 0) return found.flat();
    await setTimeout(pause);
  }
}

function expectedAnswers(site: string): Expected[] {
  const { alternates } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    alternates: Record<string, string>;
  };
  const paths = [...readFileSync(join(site, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)</g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const homes = Object.values(alternates);
  const depth = (path: string) => path.split('/').length;
  const [deepest] = paths
    .filter((path) => !homes.includes(path))
    .toSorted((one, other) => depth(other) - depth(one));
  const pages = deepest === undefined ? homes : [...homes, deepest];
  return [
    ...pages.map((path) => ({
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      status: 200,
    })),
    { path: `/missing-${Date.now()}`, file: '404.html', status: 404 },
  ];
}

async function differences(
  { path, file, status }: Expected,
  origin: string,
  site: string,
  policy: string,
): Promise<string[]> {
  const url = new URL(path, origin).href;
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const live = buildOf(await answer.text());
    if (answer.status !== status) return [`${url}: answers ${answer.status} instead of ${status}`];
    const actual = answer.headers.get('Content-Security-Policy');
    const built = buildOf(readFileSync(join(site, file), 'utf8'));
    return [
      ...(actual === null ? [`${url}: has no Content-Security-Policy`] : []),
      ...(actual !== null && actual !== policy ? [`${url}: has another policy: ${actual}`] : []),
      ...(live === built ? [] : [`${url}: is of another build: "${live}" instead of "${built}"`]),
    ];
  } catch (error) {
    const { cause, message } = error as Error;
    return [`${url}: does not answer: ${cause instanceof Error ? cause.message : message}`];
  }
}

/** Returns what tells one build of a page from another: the names of its assets and the version of its content. */
function buildOf(html: string): string {
  const found = html.matchAll(/\/assets\/((?:site|start|frame)[\w-]*)\.\w+|data-version="(\w+)"/g);
  return [...found].map(([, asset, version]) => asset ?? version).join(' ');
}

function policyOf(headers: string): string {
  return /^\s*Content-Security-Policy: (.*)$/m.exec(headers)?.[1]?.trim() ?? '';
}
