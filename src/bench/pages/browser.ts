import { chromium as playwright } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { chromium } from '../../../scripts/lib/chromium.mjs';

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Returns the path of this machine's Chromium, as in the browser tests. */
export function browserPath(root: string): string {
  return chromium(root) || playwright.executablePath();
}

/** Starts a Chromium for Lighthouse. */
export async function lighthouseBrowser(path: string): Promise<{ port: number; close: () => void }> {
  const browser = await launch({ chromePath: path, chromeFlags: flags, logLevel: 'silent' });
  return { port: browser.port, close: () => browser.kill() };
}

/** Starts a Chromium for measurements without Lighthouse, which needs its own browser. */
export function ownBrowser(path: string) {
  return playwright.launch({ executablePath: path, args: flags });
}
