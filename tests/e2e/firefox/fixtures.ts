import { test as base, expect } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';

interface Settings {
  /** The changed preferences of Firefox (about:config). */
  settings: Record<string, string | number | boolean>;
}

interface Tab {
  /** An empty tab. */
  tab: Page;
}

/** A Firefox test that fails on any console message or violation of the security policy. */
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
    expect(said, 'the console messages of the page').toEqual([]);
    await tab.close();
  },
});

export { expect };

/** Opens a page of the site and waits until it is hydrated. */
export async function open(tab: Page, url: string) {
  await tab.goto(`${test.info().project.use.baseURL ?? ''}${url}`);
  await tab.waitForSelector('html[data-ready]');
}
