import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

const port = Number(process.env.PORT || 4319);
const engine = `http://127.0.0.1:${port + 1}`;
const crowded = `http://127.0.0.1:${port + 2}`;
const site = `http://127.0.0.1:${port}`;

/** Whether only the shipped site is built, served and tested (`SUITE=site`). */
const isSiteOnly = process.env.SUITE === 'site';

/** The browser tests, with the production security policy: the engine on a test site, and the shipped site. */
export default defineConfig({
  // A separate folder, because Playwright empties it, and the report of the unit tests is in its parent.
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // More than cores: each page waits a moment for its network.
  workers: 3,
  forbidOnly: true,
  // What takes too long for every change: npm run test:all.
  grepInvert: process.env.TEST_ALL ? [] : /@nightly/,
  // A machine that is busy with something else is slow, not wrong: these limits only end what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: 'visual/{arg}{ext}',
  reporter: [['dot'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A language that the site does not have: no page suggests another one.
    locale: 'eo',
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
  projects: [
    ...(isSiteOnly
      ? []
      : [
          {
            name: 'engine',
            testDir: '.',
            testIgnore: ['essential/**', 'words/**'],
            use: { baseURL: engine },
          },
          { name: 'crowded', testDir: 'words', use: { baseURL: crowded } },
        ]),
    // The pages in other languages suggest English.
    { name: 'site', testDir: '../site/browser', use: { baseURL: site, locale: 'en' } },
  ],
  webServer: [
    ...(isSiteOnly
      ? []
      : [
          server('tests/e2e/serve-site-copy.mjs engine-site', engine),
          server('tests/e2e/serve-site-copy.mjs crowded-site', crowded),
        ]),
    server('scripts/run.mjs start', site),
  ],
});

function server(command: string, address: string) {
  return {
    command: `node ${command}`,
    cwd: root,
    url: `${address}/`,
    env: { PORT: new URL(address).port },
    timeout: 180_000,
    reuseExistingServer: false,
  };
}
