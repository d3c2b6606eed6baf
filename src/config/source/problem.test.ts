import { expect, it } from 'vitest';
import { exampleProblem } from '../../../tests/support/problem';
import { sortProblems, type Problem } from './problem';

const problem = (severity: Problem['severity'], file: string, line: number) =>
  exampleProblem({ severity, file, line });

it('problems are sorted by severity, by the file that maintainers edit first, and by line, each once', () => {
  const problems = [
    problem('warning', 'site.config.json', 3),
    problem('error', 'public/souk.png', 1),
    problem('error', 'locales/ar.json', 1),
    problem('error', 'locales/en.json', 1),
    problem('error', 'locales/fr.json', 1),
    problem('error', 'site.config.json', 9),
    problem('error', 'site.config.json', 2),
    problem('error', 'site.config.json', 2),
  ];
  expect(sortProblems(problems).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'site.config.json:2',
    'site.config.json:9',
    'locales/fr.json:1',
    'locales/en.json:1',
    'locales/ar.json:1',
    'public/souk.png:1',
    'site.config.json:3',
  ]);
});
