import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { say } from '../../lib/text/message-language';
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
      const isSame = buildOf(await answer.text()) === buildOf(read(file));
      if (answer.status !== status) return [say(wrongStatus(url, answer.status, status))];
      const actual = answer.headers.get('Content-Security-Policy') ?? '–';
      return [
        ...(actual === policy ? [] : [say(otherPolicy(url, actual))]),
        ...(isSame ? [] : [say(otherBuild(url))]),
      ];
    } catch (error) {
      const { cause, message } = error as Error;
      return [say(noAnswer(url, cause instanceof Error ? cause.message : message))];
    }
  }
}

const wrongStatus = (url: string, actual: number, expected: number) => ({
  en: `${url}: answers ${actual} instead of ${expected}. Upload the site again, and the rules of its host.`,
  fr: `${url} : répond ${actual} au lieu de ${expected}. Envoyez de nouveau le site, et les règles de son hébergeur.`,
});
const otherPolicy = (url: string, actual: string) => ({
  en: `${url}: has another Content-Security-Policy: ${actual}. Upload the rules of its host again.`,
  fr: `${url} : a un autre en-tête Content-Security-Policy : ${actual}. Envoyez de nouveau les règles de son hébergeur.`,
});
const otherBuild = (url: string) => ({
  en: `${url}: is the page of another build. Upload the site again, or wait until the caches of its host are empty.`,
  fr: `${url} : la page est d’une autre construction du site. Envoyez de nouveau le site, ou attendez que le cache de son hébergeur soit vide.`,
});
const noAnswer = (url: string, reason: string) => ({
  en: `${url}: does not answer: ${reason}`,
  fr: `${url} : ne répond pas : ${reason}`,
});

/** Returns what tells one build of a page from another: the names of its assets and the version of its content. */
function buildOf(html: string): string {
  const found = html.matchAll(/\/assets\/([\w-]+)\.(?:css|js|json)\b|data-version="(\w+)"/g);
  return [...found].map(([, asset, version]) => asset ?? version).join(' ');
}
