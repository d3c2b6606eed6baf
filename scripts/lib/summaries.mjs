/** What each script of package.json does that is not a command of src/cli. */
export const summaries = {
  test: 'Runs all checks: types, lint, format, config, build, unit tests, a browser.',
  'test:all': 'Runs all checks and the tests that take too long for every change, also in Firefox.',
  'test:unit': 'Runs Vitest alone.',
  'test:firefox':
    'Runs the essential browser tests in Firefox, if it is installed. FIREFOX names another program.',
  'test:update': 'Takes new screenshots, after an intended change of the look.',
  lint: 'Runs oxlint.',
  format: 'Formats every file with Prettier.',
  'format:check': 'Checks the format of every file.',
  typecheck: 'Runs TypeScript.',
  bench: 'Measures the pages, larger sites, or the rules of the form: pages, scale or corpus.',
};
