import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/**
 * What must hold in Firefox too, on the engine's own site. Playwright knows only a Firefox of its own; this one is any
 * that is installed, and is driven the standard way (WebDriver BiDi, www.w3.org/TR/webdriver-bidi):
 * firefox/fixtures.ts.
 */
export default defineConfig({
  ...chromium,
  outputDir: '../../test-results/firefox',
  reporter: [['list']],
  projects: chromium.projects?.flatMap(({ name, use }) =>
    name === 'engine' ? [{ name: 'firefox', testDir: 'firefox', use: { baseURL: use?.baseURL ?? '' } }] : [],
  ),
});
