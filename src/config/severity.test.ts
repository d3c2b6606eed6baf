import { describe, expect, it } from 'vitest';
import { SampleSite } from '../../tests/support/sample-site';
import { problemLine } from './source/problem';
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

describe('a warning', () => {
  it('does not stop the build by default or when it is set to a warning', () => {
    for (const rules of [{}, { 'WORDS-002': 'warning' }, { $comment: 'a note' }]) {
      const { isBuilt, lines } = reported(rules, warned['WORDS-002']);
      expect(isBuilt).toBe(true);
      expect(lines[0]).toContain('warning WORDS-002');
    }
  });

  it('stops the build when it is set to an error', () => {
    const { isBuilt, lines } = reported({ 'WORDS-002': 'error' }, warned['WORDS-002']);
    expect(isBuilt).toBe(false);
    expect(lines[0]).toContain('error WORDS-002');
  });

  it('is not reported when it is off, while other warnings are', () => {
    const { lines } = reported({ 'WORDS-002': 'off' }, { ...warned['WORDS-002'], ...warned['SEARCH-001'] });
    expect(lines).toEqual([expect.stringContaining('SEARCH-001')]);
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
});
