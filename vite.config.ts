import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { styledComponents } from './scripts/styled-components-plugin.mjs';

/** What the tests run in; the site itself is built by src/build, which calls Vite with the same plugin. */
export default defineConfig({
  plugins: [styledComponents(fileURLToPath(new URL('.', import.meta.url)))],
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/site/**/*.test.tsx'],
          exclude: ['src/build/**', 'src/cli/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/{build,cli}/**/*.test.ts', 'tests/site/**/*.test.ts'],
        },
      },
      // What was built last by `npm run build`.
      { extends: true, test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
