import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4319);

/** Browser tests against the built site, under the production security policy. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own: Playwright empties it, and the units' report lies beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Once more on a busy machine; what holds only at the second try is counted and said.
  retries: 1,
  timeout: 30_000,
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
