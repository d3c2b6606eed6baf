/** What each script of package.json does that is not a command of src/cli. */
export const summaries = {
  check: {
    en: 'Runs quick checks: types, lint, generated files, config, format and tests of what differs from main.',
    fr: 'Lance des contrôles rapides : types, code, fichiers générés, configuration, et ce qui diffère de main.',
  },
  test: {
    en: 'Runs all checks: types, lint, format, config, build, unit tests, a browser.',
    fr: 'Lance tous les contrôles : types, code, mise en forme, configuration, construction, tests, navigateur.',
  },
  'test:all': {
    en: 'Runs all checks and the tests that take too long for every change, also in Firefox and WebKit.',
    fr: 'Lance tous les contrôles et les tests trop longs pour chaque changement, aussi dans Firefox et WebKit.',
  },
  'test:unit': { en: 'Runs Vitest alone.', fr: 'Lance Vitest seul.' },
  'test:firefox': {
    en: 'Runs the essential browser tests in Firefox, if it is installed. FIREFOX names another program.',
    fr: 'Lance les tests essentiels dans Firefox, s’il est installé. FIREFOX indique un autre programme.',
  },
  'test:webkit': {
    en: 'Runs the same tests in WebKitGTK, if it is installed. WEBKIT names another WebKitWebDriver.',
    fr: 'Lance les mêmes tests dans WebKitGTK, s’il est installé. WEBKIT indique un autre WebKitWebDriver.',
  },
  'test:update': {
    en: 'Takes new screenshots, after an intended change of the look.',
    fr: 'Refait les captures d’écran, après un changement voulu de l’apparence.',
  },
  lint: { en: 'Runs oxlint.', fr: 'Lance oxlint.' },
  format: { en: 'Formats every file with Prettier.', fr: 'Met en forme tous les fichiers avec Prettier.' },
  'format:check': { en: 'Checks the format of every file.', fr: 'Vérifie la mise en forme des fichiers.' },
  typecheck: { en: 'Runs TypeScript.', fr: 'Lance TypeScript.' },
  bench: {
    en: 'Measures the pages, larger sites, or the rules of the form: pages, scale or corpus.',
    fr: 'Mesure les pages, des sites plus grands ou les règles du formulaire : pages, scale ou corpus.',
  },
};
