import { describe, expect, it } from 'vitest';
import { SampleSite } from '../../tests/support/sample-site';
import { problemLine } from '../config/source/problem';
import { loadSite } from './load-site';
import { allRules } from './rules/index';

const CONFIG = 'site.config.json';

/** Loads the sample site with these rules and changes; returns its problems and whether it can be built. */
function reported(rules: unknown, changes: Record<string, unknown> = {}) {
  using sample = new SampleSite();
  sample.set(CONFIG, '/rules', rules);
  for (const [pointer, value] of Object.entries(changes)) sample.set(CONFIG, pointer, value);
  const { site, problems } = loadSite(sample.folder);
  return { isBuilt: site !== null, lines: problems.map((problem) => problemLine(problem)) };
}

/** Ignores texts that become unused by a change. */
const quiet = { '/rules/WORDS-006': 'off' };

/** One change for each warning: one of the texts, one of the finished site. */
const warned = {
  'WORDS-002': { ...quiet, '/pages/0/blocks/0/title': { fr: 'Votre vélo', en: 'Your bicycle' } },
  'SEARCH-001': { ...quiet, '/pages/3/description': { fr: 'Court', en: 'Short', ar: 'قصير' } },
} as const;

describe.each(Object.entries(warned))('the warning %s', (code, change) => {
  it('does not stop the build by default or when it is set to a warning', () => {
    for (const rules of [{}, { [code]: 'warning' }, { $comment: 'a note' }]) {
      const { isBuilt, lines } = reported(rules, change);
      expect(isBuilt).toBe(true);
      expect(lines[0]).toContain(`warning ${code}`);
    }
  });

  it('stops the build when it is set to an error', () => {
    const { isBuilt, lines } = reported({ [code]: 'error' }, change);
    expect(isBuilt).toBe(false);
    expect(lines[0]).toContain(`error ${code}`);
  });

  it('is not reported when it is off, while other warnings are', () => {
    expect(reported({ [code]: 'off' }, change)).toEqual({ isBuilt: true, lines: [] });
    const { lines } = reported({ [code]: 'off' }, { ...warned['WORDS-002'], ...warned['SEARCH-001'] });
    expect(lines).not.toEqual([]);
    expect(lines.join('\n')).not.toContain(code);
  });
});

it('a warning that is off stays off while the config has another error', () => {
  const { lines } = reported({ 'WORDS-002': 'off' }, { ...warned['WORDS-002'], '/url': 7 });
  expect(lines).toEqual([expect.stringContaining('error SCHEMA-004')]);
});

describe('"rules" itself', () => {
  it('can only lower warnings, and can raise each of them to an error', () => {
    const errors = allRules.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    const all = (severity: string) => Object.fromEntries(errors.map((code) => [code, severity]));
    for (const severity of ['warning', 'off']) {
      const { isBuilt, lines } = reported(all(severity));
      expect(isBuilt).toBe(false);
      expect(lines).toEqual(
        errors.map((code) =>
          expect.stringContaining(`rules.${code}: "${severity}" is not allowed here. Choose one of: error.`),
        ),
      );
    }
    expect(reported(all('error'))).toEqual({ isBuilt: true, lines: [] });
  });

  it.each([[null], [[]], ['off'], [{ 'WORDS-002': { off: true } }]])(
    'with the value %j is reported and has no effect',
    (rules) => {
      const { lines } = reported(rules, { '/pages/3/description': { fr: 'Court', en: 'Short', ar: 'قصير' } });
      expect(lines.some((line) => /rules.*error|error SCHEMA-00[34] {2}rules/.test(line))).toBe(true);
    },
  );
});
