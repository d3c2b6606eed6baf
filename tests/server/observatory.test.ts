import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxTransport } from '../../src/hosting/nginx/nginx-files';
import { strictTransport } from '../../src/hosting/security-headers';
import { languages } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import { ask } from '../support/ask';
import { found, nginxSite } from '../support/nginx-site';
import { observatory, type Scanned } from '../support/observatory';

/** What no host reaches without being on the browsers' own list, and without cookies or scripts of others to hold. */
const WANTED = 150;

describe.runIf(found.path)('Mozilla’s Observatory', () => {
  let nginx: Awaited<ReturnType<typeof nginxSite>>;
  beforeAll(async () => {
    const value = strictTransport({ hsts: { maxAge: 31_536_000, includeSubDomains: true } });
    nginx = await nginxSite({ 'hsts.conf': nginxTransport(value) });
  });
  afterAll(() => nginx.stop());

  /** What the scan of a page would see: plain HTTP first, then where it leads. */
  async function scanned(path: string): Promise<Scanned> {
    const plain = await ask(`http://127.0.0.1:${nginx.ports.http}`, path, { headers: { Host: nginx.host } });
    const { status, headers, body } = await nginx.ask(path);
    expect(status).toBe(200);
    const route = [`http://${nginx.host}${path}`, ...(plain.headers['location'] ?? [])];
    return { headers, html: String(body), route };
  }

  it.each(languages)(
    `would give the first page in %s ${WANTED} points or more once TLS is kept for a year, and no test is failed`,
    async (language) => {
      const { score, findings } = observatory(await scanned(pageUrl('/', language)));
      expect(findings.filter(({ points, result }) => points < 0 || result.startsWith('bad'))).toEqual([]);
      expect(findings).toHaveLength(12);
      expect(score).toBeGreaterThanOrEqual(WANTED);
    },
  );

  it('would take ten points for the five minutes that TLS is kept at first', async () => {
    const good = await scanned('/');
    const first = { ...good.headers, 'strict-transport-security': [strictTransport()] };
    expect(observatory({ ...good, headers: first }).score).toBe(observatory(good).score - 10);
  });

  it('would see at once what is weaker', async () => {
    const good = await scanned('/');
    const score = (change: Partial<Scanned['headers']>) =>
      observatory({ ...good, headers: { ...good.headers, ...change } as Scanned['headers'] }).score;
    const best = observatory(good).score;
    const [policy = ''] = good.headers['content-security-policy'] ?? [];
    expect(
      score({ 'content-security-policy': [policy.replace("style-src 'self'", "style-src 'unsafe-inline'")] }),
    ).toBe(80);
    expect(
      score({ 'content-security-policy': [policy.replace("default-src 'none'", "default-src 'self'")] }),
    ).toBe(best - 5);
    expect(score({ 'strict-transport-security': [] })).toBe(80);
    expect(score({ 'cross-origin-embedder-policy': [] })).toBe(best - 10);
    expect(observatory({ ...good, html: good.html.replaceAll(/ integrity="[^"]*"/g, '') }).score).toBe(
      best - 5,
    );
    expect(score({ 'set-cookie': ['a=b'] })).toBe(60);
    expect(observatory({ ...good, route: good.route.slice(0, 1) }).score).toBe(80);
  });
});
