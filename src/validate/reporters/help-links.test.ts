import { describe, expect, it } from 'vitest';
import type { Problem } from '../../config/source/problem';
import { readMore } from './help-links';

const problem = (code: string, severity: Problem['severity'] = 'error'): Problem => ({
  file: 'site.config.json',
  line: 1,
  column: 1,
  severity,
  code,
  location: '',
  message: 'something is wrong.',
  suggestion: null,
});

describe('the line of help links', () => {
  it('is absent without problems', () => {
    expect(readMore([])).toEqual([]);
  });

  it('names each rule once, however often it was broken', () => {
    const found = [problem('LINK-001'), problem('LINK-001'), problem('JSON-002')];
    expect(readMore(found)).toEqual(['Read more: docs/rules/LINK-001.md, docs/rules/JSON-002.md']);
  });

  it('names at most three rules, errors before warnings', () => {
    const found = [
      problem('WORDS-002', 'warning'),
      problem('SEARCH-001', 'warning'),
      ...['LINK-001', 'LINK-002'].map((code) => problem(code)),
    ];
    expect(readMore(found)).toEqual([
      'Read more: docs/rules/LINK-001.md, docs/rules/LINK-002.md, docs/rules/WORDS-002.md',
    ]);
  });
});
