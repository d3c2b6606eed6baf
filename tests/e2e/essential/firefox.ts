import { launch } from 'puppeteer-core';
import type { Browser, Storage, Tab } from './tab';

/** The preferences (about:config) for each storage. */
const preferences: Record<Storage, Record<string, number | boolean>> = {
  kept: {},
  none: { 'dom.storage.enabled': false },
  // The setting of a visitor who blocks all cookies.
  blocked: { 'network.cookie.cookieBehavior': 2 },
};

/** Starts an installed Firefox, which Puppeteer controls through WebDriver BiDi (www.w3.org/TR/webdriver-bidi). */
export async function startFirefox(storage: Storage): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? 'firefox',
    extraPrefsFirefox: preferences[storage],
    // The limit of the test is enough.
    timeout: 0,
  });
  return {
    async open(said) {
      const tab = await firefox.newPage();
      tab.setDefaultTimeout(0);
      tab.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      tab.on('pageerror', (error) => said.push(`error: ${String(error)}`));
      await tab.setViewport({ width: 1440, height: 900 });
      await tab.evaluateOnNewDocument(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      return tab as Tab;
    },
    close: () => firefox.close(),
  };
}
