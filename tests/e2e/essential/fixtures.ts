import { test as base, expect } from '@playwright/test';
import { startFirefox } from './firefox';
import type { Browser, Storage, Tab } from './tab';
import { startWebKit } from './webkit';

interface Settings {
  storage: Storage;
  otherBrowser: Browser;
}

/** A test in the browser that its project names. It fails on any console message or violation of the security policy. */
export const test = base.extend<{ tab: Tab }, Settings>({
  storage: ['kept', { scope: 'worker', option: true }],
  otherBrowser: [
    async ({ storage }, use, { project }) => {
      const browser = await (project.name === 'webkit' ? startWebKit : startFirefox)(storage);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ otherBrowser }, use) => {
    const said: string[] = [];
    const tab = await otherBrowser.open(said);
    await use(tab);
    await tab.close();
    expect(said, 'the console messages of the page').toEqual([]);
  },
});

export { expect };

/** Opens a page of the site and waits until it is hydrated. */
export async function open(tab: Tab, url: string) {
  await tab.goto(`${test.info().project.use.baseURL ?? ''}${url}`);
  await tab.waitForSelector('html[data-ready]');
}
