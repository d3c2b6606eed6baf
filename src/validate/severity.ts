import type { Problem } from '../config/source/problem';
import { warningRules } from './rules/warning-rules';

/**
 * Applies the severities that the config sets: a warning can become an error or be turned off.
 *
 * @param problems the problems of all rules
 * @param config the parsed config, which may be invalid: errors elsewhere do not re-enable a warning that is turned off,
 *   and invalid entries are ignored
 */
export function applySeverities(problems: Problem[], config: unknown): Problem[] {
  const rules = Object(Reflect.get(Object(config), 'rules')) as Record<string, unknown>;
  const configured = new Map(warningRules.map((code) => [code, rules[code]]));
  return problems.flatMap((problem) => {
    const severity = configured.get(problem.code);
    if (severity === 'off') return [];
    return severity === 'error' || severity === 'warning' ? [{ ...problem, severity }] : [problem];
  });
}
