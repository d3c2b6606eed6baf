import { styleText } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { problemLine, type Problem } from '../../config/source/problem';
import { loadSite } from '../load-site';
import { jsonReport } from './json';
import { textReport } from './text';

const problem: Problem = {
  file: 'site.config.json',
  line: 2,
  column: 9,
  severity: 'error',
  code: 'LINK-001',
  location: 'page /contact › actions[0].to',
  message: { en: 'There is no page "contct".', fr: 'Il n’y a pas de page «\u00a0contct\u00a0».' },
  data: { name: 'contct' },
  suggestion: 'contact',
  pointer: '/to',
};
const text = '{\n  "to": "contct"\n}';

/** A site with a wrong link, a misspelt word and a missing translation. */
function faulty(): SiteCopy {
  return new SiteCopy().change((config) => {
    config.contact.privacyPage = 'privat';
    config.pages[2]!.title = { fr: 'Un titre sans traductions' };
  });
}

describe('the text report', () => {
  beforeEach(() => void vi.stubEnv('FORCE_COLOR', '0'));
  afterEach(() => void vi.unstubAllEnvs());

  it('shows the problem and the lines of the file, without colors outside of a terminal', () => {
    const [reported = ''] = textReport([problem], () => text);
    expect(reported.split('\n')).toEqual([
      problemLine(problem),
      '  1 | {',
      '> 2 |   "to": "contct"',
      '    |         ^',
      '  3 | }',
      '',
    ]);
  });

  it('is red for an error and yellow for a warning, with the same text', () => {
    const problems: Problem[] = [problem, { ...problem, severity: 'warning' }];
    const [plain] = textReport(problems, () => text);
    vi.stubEnv('FORCE_COLOR', '1');
    const reported = textReport(problems, () => text);
    expect(reported[0]).toContain(styleText('red', 'error'));
    expect(reported[0]).toContain(styleText('red', '^'));
    expect(reported[1]).toContain(styleText('yellow', 'warning'));
    // oxlint-disable-next-line no-control-regex
    expect(reported[0]?.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
  });

  it('shows only the problem when the file cannot be read', () => {
    expect(textReport([problem], () => '')).toEqual([`${problemLine(problem)}\n`]);
  });
});

describe('the JSON report', () => {
  it('has the documented fields and no others', () => {
    expect(JSON.parse(jsonReport([problem]))).toEqual({
      problems: [
        {
          file: 'site.config.json',
          line: 2,
          column: 9,
          severity: 'error',
          code: 'LINK-001',
          message: 'There is no page "contct".',
          messages: {
            en: 'There is no page "contct".',
            fr: 'Il n’y a pas de page «\u00a0contct\u00a0».',
          },
          data: { name: 'contct' },
          path: '/to',
          suggestion: 'contact',
        },
      ],
    });
    expect(JSON.parse(jsonReport([]))).toEqual({ problems: [] });
  });

  it('points at the invalid value, and at the name of an unknown field', () => {
    using copy = faulty();
    const reported = () => loadSite(copy.folder).problems.map(({ code, pointer }) => [code, pointer]);
    expect(reported()).toEqual([
      ['LINK-001', '/contact/privacyPage'],
      ['WORDS-002', '/pages/2/title'],
    ]);
    copy.change((config) => Object.assign(config.organization, { 'b/c~': 1 }));
    expect(reported()).toEqual([['SCHEMA-001', '/organization/b~1c~0']]);
  });

  it('points at the entire file when it is not JSON', () => {
    using copy = new SiteCopy();
    copy.write('{ "a": [0, }');
    expect(loadSite(copy.folder).problems.map(({ pointer }) => pointer)).toEqual(['']);
  });
});
