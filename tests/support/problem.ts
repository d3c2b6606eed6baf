import type { Problem } from '../../src/config/source/problem';

/** Returns a problem of a config, with these values. */
export function exampleProblem(given: Partial<Problem> = {}): Problem {
  return {
    file: 'site.config.json',
    line: 1,
    column: 1,
    severity: 'error',
    code: 'LINK-001',
    location: { en: '', fr: '' },
    message: { en: 'Something is wrong.', fr: 'Quelque chose est faux.' },
    data: {},
    suggestion: null,
    pointer: '',
    ...given,
  };
}
