import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { problemRules } from '../../src/validate/rules/problem-rules';
import { warningRules } from '../../src/validate/rules/warning-rules';
import { SampleSite } from '../support/sample-site';

const CONFIG = 'site.config.json';

/** What is told when the sample site has these rules, a change or two besides, and what is left to build. */
function told(rules: unknown, changes: Record<string, unknown> = {}) {
  using sample = new SampleSite();
  sample.set(CONFIG, '/rules', rules);
  for (const [pointer, value] of Object.entries(changes)) sample.set(CONFIG, pointer, value);
  const { site, problems } = loadSite(sample.folder);
  return { isBuilt: site !== null, lines: problems.map(problemLine) };
}

/** The words that a change takes out of use are not what is looked at here. */
const quiet = { '/rules/WORDS-006': 'off' };

/** One change each that brings a warning about: one found in the words, one in the finished site. */
const warned = {
  'WORDS-002': { ...quiet, '/pages/0/blocks/0/title': { fr: 'Votre vélo', en: 'Your bicycle' } },
  'SEARCH-001': { ...quiet, '/pages/3/description': { fr: 'Court', en: 'Short', ar: 'قصير' } },
} as const;

describe.each(Object.entries(warned))('the warning %s', (code, change) => {
  it('lets the site be built when nothing is said of it, or when it is set to be a warning', () => {
    for (const rules of [{}, { [code]: 'warning' }, { $comment: 'a note' }]) {
      const { isBuilt, lines } = told(rules, change);
      expect(isBuilt).toBe(true);
      expect(lines[0]).toContain(`warning ${code}`);
    }
  });

  it('stops the build when it is set to be an error', () => {
    const { isBuilt, lines } = told({ [code]: 'error' }, change);
    expect(isBuilt).toBe(false);
    expect(lines[0]).toContain(`error ${code}`);
  });

  it('is not told when it is off, and other warnings still are', () => {
    expect(told({ [code]: 'off' }, change)).toEqual({ isBuilt: true, lines: [] });
    const { lines } = told({ [code]: 'off' }, { ...warned['WORDS-002'], ...warned['SEARCH-001'] });
    expect(lines).not.toEqual([]);
    expect(lines.join('\n')).not.toContain(code);
  });
});

it('a warning that is off stays off while something else in the config is wrong', () => {
  const { lines } = told({ 'WORDS-002': 'off' }, { ...warned['WORDS-002'], '/url': 7 });
  expect(lines).toEqual([expect.stringContaining('error SCHEMA-004')]);
});

describe('"rules" itself', () => {
  it('can lower no rule but the warnings, and may say of each that it is an error', () => {
    const errors = Object.keys(problemRules).filter((code) => !warningRules.includes(code));
    const all = (severity: string) => Object.fromEntries(errors.map((code) => [code, severity]));
    for (const severity of ['warning', 'off']) {
      const { isBuilt, lines } = told(all(severity));
      expect(isBuilt).toBe(false);
      expect(lines).toEqual(
        errors.map((code) =>
          expect.stringContaining(`error RULE-001  rules.${code}: ${code} cannot be set to "${severity}":`),
        ),
      );
    }
    expect(told(all('error'))).toEqual({ isBuilt: true, lines: [] });
  });

  it('lets no error through when it tries to turn it off', () => {
    const { isBuilt, lines } = told(
      { 'LINK-001': 'off', 'RULE-001': 'off' },
      { '/contact/privacyPage': 'privat' },
    );
    expect(isBuilt).toBe(false);
    expect(lines.map((line) => /(?:error|warning) ([A-Z]+-\d+)/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['LINK-001', 'RULE-001', 'RULE-001']),
    );
  });

  it('knows the codes there are, and names the one that was meant', () => {
    const { lines } = told({ 'WORD-002': 'off' });
    expect(lines).toEqual([
      expect.stringMatching(
        /SCHEMA-001 {2}rules\.WORD-002: there is no field "WORD-002" here\..* Did you mean "WORDS-002"\?$/,
      ),
    ]);
  });

  it('takes three words, and tells them when it is given another', () => {
    const { lines } = told({ 'WORDS-002': 'silent' });
    expect(lines).toEqual([
      expect.stringContaining('"silent" cannot stand here. It is one of: error, warning, off.'),
    ]);
  });

  it.each([[null], [[]], ['off'], [{ 'WORDS-002': { off: true } }]])(
    'that is %j changes nothing and is told',
    (rules) => {
      const { lines } = told(rules, { '/pages/3/description': { fr: 'Court', en: 'Short', ar: 'قصير' } });
      expect(lines.some((line) => /rules.*error|error SCHEMA-00[34] {2}rules/.test(line))).toBe(true);
    },
  );
});
