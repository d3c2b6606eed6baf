import { describe, expect, it } from 'vitest';
import { exampleProblem } from '../../../tests/support/problem';
import type { Problem } from '../source/problem';
import { summaryLines } from './summary';

const problem = (code: string, severity: Problem['severity'] = 'error') => exampleProblem({ code, severity });
const lines = (problems: Problem[], language: 'en' | 'fr' = 'en') =>
  summaryLines({ site: null, problems }, language);

describe('the lines below the problems', () => {
  it('name no rule without problems', () => {
    expect(lines([])).toEqual(['0 errors, 0 warnings.']);
  });

  it('name at most three rules, errors before warnings', () => {
    const found = [
      problem('WORDS-002', 'warning'),
      problem('SEARCH-001', 'warning'),
      ...['LINK-001', 'LINK-002'].map((code) => problem(code)),
    ];
    expect(lines(found)[0]).toContain('--explain LINK-001 (or LINK-002, WORDS-002)');
  });

  it('are in the language of the reader, and count what can be fixed', () => {
    const fixable = { ...problem('SCHEMA-001'), fix: { rename: 'title' } };
    expect(lines([fixable], 'fr')).toEqual([
      'Pour en savoir plus\u00a0: npm run validate -- --explain SCHEMA-001',
      '1 erreur, 0 avertissement. npm run validate -- --fix en corrige 1.',
    ]);
  });
});
