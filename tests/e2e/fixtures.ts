import { test as base, expect, type Page } from '@playwright/test';

/** A test that fails on any unexpected console message or violation of the security policy. */
export const test = base.extend<{ said: string[] }>({
  said: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // Hints about speed: the locators of a test ask for the styles of what an open menu skips.
        if (message.text().includes('hidden by content-visibility')) return;
        said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      await use(said);
      expect(said, 'the console messages of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, url: string) {
  await page.goto(url);
  await ready(page);
}

/** Waits until the page is hydrated. */
export async function ready(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Returns the distance that the page can scroll horizontally, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
