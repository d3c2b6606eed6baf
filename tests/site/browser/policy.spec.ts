import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { nginx } from '../../../scripts/lib/nginx.mjs';
import { nginxRun, type NginxRun } from '../../support/nginx-run';
import { HOST_CONFIG_FOLDER } from '../../../src/hosting/write-host-config';
import { languages } from '../../../src/site/languages';
import { pageUrl } from '../../../src/site/page-url';
import { newMessage, panel, write, type locale } from '../../e2e/contact';
import { ready } from '../../e2e/fixtures';
import { nightly } from '../../support/sampled';
import { allUrls, contactPath, pathWith, shipped } from '../shipped';

/*
 * The built site as a host gives it: Debian's nginx with the generated configuration, over TLS and under the site's
 * own name, with the security policy of production. What npm start has built serves for the form, which sends from
 * this machine alone; its messages get no further than the browser.
 */
const found = nginx();

/** The words of the form, as they are shipped. */
const words = (shipped.messages.fr as ReturnType<typeof locale>).frame.contact;

/** The page that links to the most others: the site map, where there is one. */
const mapPath = pathWith('site-map') ?? '/';

/** Nearly a hundred pages in one test, on a machine that may be busy. */
const LONG = 300_000;

/** What each page has said on its console. */
const saidBy = new WeakMap<Page, string[]>();

const test = base.extend<{ visitor: Page; said: string[] }, { server: NginxRun; visiting: Browser }>({
  server: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      if (!found.path) throw new Error(found.missing);
      const server = await nginxRun(found, HOST_CONFIG_FOLDER, 'dist');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visiting: [
    async ({ playwright, launchOptions, server: { host, ports } }, use) => {
      const rules = `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${ports.https}`;
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), rules],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  said: async ({ visitor }, use) => use(saidBy.get(visitor) ?? []),
  visitor: async ({ visiting, server }, use) => {
    const page = await visiting.newPage({
      baseURL: `https://${server.host}`,
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
    });
    const said: string[] = [];
    saidBy.set(page, said);
    page.on('console', (message) => said.push(`${page.url()} ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`${page.url()} error: ${error.message}`));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    await use(page);
    await page.close();
  },
});

test.skip(Boolean(found.missing), found.missing ?? '');

test(
  'every page becomes interactive under the policy, without a word',
  nightly,
  async ({ visitor, said }) => {
    test.setTimeout(LONG);
    for (const url of allUrls) {
      await visitor.goto(url, { waitUntil: 'commit' });
      await ready(visitor);
    }
    expect(said).toEqual([]);
  },
);

test(
  'every page is reached within a document under the policy, without a word',
  nightly,
  async ({ visitor, said }) => {
    test.setTimeout(LONG);
    for (const language of languages) {
      const map = pageUrl(mapPath, language);
      await visitor.goto(map);
      await ready(visitor);
      await visitor.evaluate(() => Object.assign(window, { isSame: true }));
      const links = await visitor
        .locator('main a[href^="/"]')
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
      const wanted = links.filter((href) => href !== map && allUrls.includes(href));
      expect(wanted.length).toBeGreaterThan(0);
      for (const href of wanted) {
        await visitor
          .locator(`main a[href="${href}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await visitor.waitForURL(`**${href}`, { waitUntil: 'commit' });
        await visitor.goBack({ waitUntil: 'commit' });
        await visitor.locator(`main a[href="${href}"]`).first().waitFor({ state: 'attached' });
      }
      expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
    }
    expect(said).toEqual([]);
  },
);

test('a message is sent under the policy, without a word', async ({ visitor, server, said }) => {
  server.release('.local/site');
  try {
    await visitor.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    await visitor.clock.install();
    await visitor.goto(`http://127.0.0.1:${server.ports.container}${contactPath}`);
    await ready(visitor);
    await visitor.clock.fastForward(60_000);
    await write(visitor, newMessage(), words);
    await visitor.clock.fastForward(1000);
    await visitor.getByRole('button', { name: words.send, exact: true }).click();
    await expect(panel(visitor, words)).toBeVisible();
    expect(said).toEqual([]);
  } finally {
    server.release('dist');
  }
});

test('the policy lets a page talk to the mail service, and to nobody else', async ({ visitor, said }) => {
  await visitor.route(/^https:\/\/(?:api\.emailjs\.com|elsewhere\.example)\//, (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await visitor.goto('/');
  const answered = (url: string) =>
    visitor.evaluate(
      (address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await answered('https://api.emailjs.com/api/v1.0/email/send')).toBe(true);
  expect(said).toEqual([]);
  expect(await answered('https://elsewhere.example/')).toBe(false);
  // The console of a page is heard a moment later.
  await expect.poll(() => said.join()).toContain('policy: connect-src https://elsewhere.example/');
});
