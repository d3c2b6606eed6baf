import { test as base, expect, type Page } from '@playwright/test';

/** A test fails when the page says anything on the console or breaks the security policy, unless it expects it. */
export const test = base.extend<{ said: string[] }>({
  said: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`error: ${error.message}`));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      await use(said);
      expect(said, 'what the page said on the console').toEqual([]);
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

/** Waits until the client has taken over the page. */
export async function ready(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
