import type { RuleInfo } from '../config/rule';
import type { Problem } from '../config/source/problem';

/**
 * Applies the severities that the config sets: a warning can become an error or be turned off. An error stays one.
 *
 * @param problems the problems of all rules
 * @param config the parsed config, which may be invalid: errors elsewhere do not re-enable a warning that is turned off,
 *   and invalid entries are ignored
 * @param rules every rule
 */
export function applySeverities(problems: Problem[], config: unknown, rules: readonly RuleInfo[]): Problem[] {
  const settings = Object(Reflect.get(Object(config), 'rules')) as Record<string, unknown>;
  const warnings = rules.filter(({ severity }) => severity === 'warning');
  const configured = new Map(warnings.map(({ code }) => [code, settings[code]]));
  return problems.flatMap((problem) => {
    const severity = configured.get(problem.code);
    if (severity === 'off') return [];
    return severity === 'error' || severity === 'warning' ? [{ ...problem, severity }] : [problem];
  });
}
