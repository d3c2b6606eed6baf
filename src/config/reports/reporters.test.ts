import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { exampleProblem } from '../../../tests/support/problem';
import { problemLine } from '../source/problem';
import { loadSite } from '../load-site';
import { jsonReport } from './json';
import { textReport } from './text';

const problem = exampleProblem({
  line: 2,
  column: 9,
  location: { en: 'page /contact › actions[0].to', fr: 'page /contact › actions[0].to' },
  message: { en: 'There is no page "contct".', fr: 'Il n’y a pas de page «\u00a0contct\u00a0».' },
  data: { name: 'contct' },
  suggestion: 'contact',
  pointer: '/to',
});
const text = '{\n  "to": "contct"\n}';

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
          message: problem.message.en,
          messages: problem.message,
          data: { name: 'contct' },
          path: '/to',
          suggestion: 'contact',
        },
      ],
    });
    expect(JSON.parse(jsonReport([]))).toEqual({ problems: [] });
  });

  it('points at the invalid value, and at the name of an unknown field', () => {
    using copy = new SiteCopy().change((config) => (config.contact.privacyPage = 'privat'));
    const reported = () => loadSite(copy.folder).problems.map(({ code, pointer }) => [code, pointer]);
    expect(reported()).toEqual([['LINK-001', '/contact/privacyPage']]);
    copy.change((config) => Object.assign(config.organization, { 'b/c~': 1 }));
    expect(reported()).toEqual([['SCHEMA-001', '/organization/b~1c~0']]);
  });
});
