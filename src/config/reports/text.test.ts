import { afterEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../lib/environment';
import { exampleProblem } from '../../../tests/support/problem';
import { problemLine } from '../source/problem';
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
  afterEach(() => setEnvironment({}));

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

  it('leaves the spaces and apostrophes of a text for later when it has another problem', () => {
    const typography = exampleProblem({ ...problem, fix: { typography: 'corrected' } });
    expect(textReport([problem, typography], () => text)).toHaveLength(1);
    expect(textReport([typography], () => text)).toHaveLength(1);
  });

  it('is in color where the terminal shows colors', () => {
    setEnvironment({ hasColors: true });
    expect(textReport([problem], () => text)[0]).toContain('\u001b[31merror\u001b[39m');
  });

  it('shows only the problem when the file cannot be read', () => {
    expect(textReport([problem], () => '')).toEqual([`${problemLine(problem)}\n`]);
  });
});
