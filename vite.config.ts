import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledStyles } from './scripts/bundler/compiled-styles-plugin.mjs';
import { styledComponents } from './scripts/bundler/styled-components-plugin.mjs';

// React has a build for tests, which the shell may not replace by the one for production.
process.env.NODE_ENV = 'test';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tests that would change what other test files share: mocked modules. */
const isolated = ['src/edit/full-disk.test.ts', 'src/server/dev/editing/shifted-lists.test.ts'];

/** What the tests run in; `src/publish/prerender` builds the site and calls Vite with the same plugins. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // Test files share the modules that they import, which saves half of the time. A test leaves none of them changed.
    isolate: false,
    // What a passing test prints is no news.
    silent: 'passed-only',
    tags: [
      {
        name: 'nightly',
        description: 'Takes too long for every change, or holds a value that a valid edit may change.',
      },
    ],
    ...(process.env.TEST_ALL ? {} : { tagsFilter: ['!nightly'] }),
    // A machine that is busy with something else is slow, not wrong: these limits only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // More workers than cores: some tests wait for a process, a server or a clock.
    maxWorkers: '150%',
    globalSetup: ['tests/support/set-up-sites.ts'],
    // Styles are inserted rule by rule: jsdom would read a whole stylesheet again after each of its texts.
    env: { SC_DISABLE_SPEEDY: 'false' },
    projects: [
      {
        extends: true,
        plugins: [styledComponents(root)],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}', 'tests/{docs,pages}/**/*.test.tsx'],
          setupFiles: ['tests/support/refuse-shipped-site.ts', 'tests/support/components.ts'],
        },
      },
      {
        extends: true,
        plugins: [compiledStyles(root)],
        test: {
          name: 'node',
          // Otherwise a stylesheet is read as nothing, and what is built here is not the site.
          css: true,
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/{build,cli,docs,editor,pages,project,relay,validate}/**/*.test.ts',
          ],
          exclude: ['src/client/**', ...isolated],
          setupFiles: ['tests/support/refuse-shipped-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          isolate: true,
          environment: 'node',
          include: isolated,
          setupFiles: ['tests/support/refuse-shipped-site.ts'],
        },
      },
      // A built site, by default the last one of `npm run build`. `npm run release` tests what it is about to publish.
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
        },
      },
      // The shipped site; each night also the values of the specification, and a year of edits on a copy.
      {
        extends: true,
        plugins: [styledComponents(root)],
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/{site,year}/**/*.test.{ts,tsx}'],
        },
      },
      // The built site, as Debian's nginx serves it.
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/set-up.ts'],
        },
      },
    ],
  },
});
