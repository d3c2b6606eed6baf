import { test as base, expect } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';

interface Settings {
  /** What a visitor has set otherwise than Firefox comes (about:config). */
  settings: Record<string, string | number | boolean>;
}

interface Tab {
  /** A tab in which nothing was opened yet. */
  tab: Page;
}

/** A test in Firefox fails when the page says anything on the console, or breaks the security policy. */
export const test = base.extend<Tab, Settings & { firefox: Browser }>({
  settings: [{}, { scope: 'worker', option: true }],
  firefox: [
    async ({ settings }, use) => {
      const firefox = await launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX ?? 'firefox',
        extraPrefsFirefox: settings,
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const tab = await firefox.newPage();
    const said: string[] = [];
    tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    tab.on('pageerror', (error) => said.push(`error: ${String(error)}`));
    await tab.setViewport({ width: 1440, height: 900 });
    await tab.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    await use(tab);
    expect(said, 'what the page said on the console').toEqual([]);
    await tab.close();
  },
});

export { expect };

/** Opens a page of the site and waits until the client has taken it over. */
export async function open(tab: Page, url: string) {
  await tab.goto(`${test.info().project.use.baseURL ?? ''}${url}`);
  await tab.waitForSelector('html[data-ready]');
}
