import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledStyles } from './scripts/compiled-styles-plugin.mjs';
import { styledComponents } from './scripts/styled-components-plugin.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the tests run in; the site itself is built by src/build, which calls Vite with the same plugins. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 30_000,
    // One worker for each core; otherwise one core would wait.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        plugins: [styledComponents(root)],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/site/**/*.test.tsx'],
          exclude: ['src/bench/**', 'src/build/**', 'src/cli/**'],
        },
      },
      {
        extends: true,
        plugins: [compiledStyles(root)],
        test: {
          name: 'rules',
          // Otherwise a stylesheet is read as nothing, and what is built here is not the site.
          css: true,
          environment: 'node',
          include: ['src/{bench,build,cli}/**/*.test.ts', 'tests/{relay,site}/**/*.test.ts'],
        },
      },
      // What was built last by `npm run build`.
      { extends: true, test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
      // The same, as Debian's nginx serves it.
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
