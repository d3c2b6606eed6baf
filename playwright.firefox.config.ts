import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/**
 * What must hold in Firefox too. Playwright knows only a Firefox of its own; this one is any that is installed, and is
 * driven the standard way (WebDriver BiDi, www.w3.org/TR/webdriver-bidi): tests/firefox/fixtures.ts.
 */
export default defineConfig({
  ...chromium,
  testDir: 'tests/firefox',
  outputDir: 'test-results/firefox',
  reporter: [['list']],
  use: { baseURL: chromium.use?.baseURL ?? '' },
});
