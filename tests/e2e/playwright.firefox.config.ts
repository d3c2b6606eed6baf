import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/**
 * The essential tests, on the engine's test site, in an installed browser. Playwright supports only its own builds of
 * Firefox and WebKit, so essential/fixtures.ts starts this one.
 *
 * @param name of the project, the folder of its results and its report
 * @param testIgnore the test files that cannot run in this browser
 */
export function essentialTests(name: string, testIgnore: string[] = []) {
  const baseURL = chromium.projects?.find((project) => project.name === 'engine')?.use?.baseURL ?? '';
  return defineConfig({
    ...chromium,
    outputDir: `../../test-results/${name}`,
    reporter: [['dot'], ['json', { outputFile: `../../test-results/${name}.json` }]],
    projects: [{ name, testDir: 'essential', testIgnore, use: { baseURL } }],
    webServer: [chromium.webServer ?? []].flat().filter(({ url }) => url === `${baseURL}/`),
  });
}

export default essentialTests('firefox');
