import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/**
 * The Firefox tests, on the engine's test site. Playwright supports only its own build of Firefox, so firefox/fixtures.ts
 * controls an installed Firefox through WebDriver BiDi (www.w3.org/TR/webdriver-bidi).
 */
export default defineConfig({
  ...chromium,
  outputDir: '../../test-results/firefox',
  reporter: [['dot'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  projects: chromium.projects?.flatMap(({ name, use }) =>
    name === 'engine' ? [{ name: 'firefox', testDir: 'firefox', use: { baseURL: use?.baseURL ?? '' } }] : [],
  ),
});
