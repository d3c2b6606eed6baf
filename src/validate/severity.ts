import type { Problem } from '../config/source/problem';
import { warningRules } from './rules/warning-rules';

/**
 * Problems as severe as the config wants them: its warnings may be errors, or not be told at all.
 *
 * @param problems what every rule has found
 * @param config the config as it was read. It may be wrong in every way: a mistake elsewhere in it brings no warning
 *   back that was turned off, and an entry that is none changes nothing
 */
export function withSeverities(problems: Problem[], config: unknown): Problem[] {
  const rules = Object(Reflect.get(Object(config), 'rules')) as Record<string, unknown>;
  const wanted = new Map(warningRules.map((code) => [code, rules[code]]));
  return problems.flatMap((problem) => {
    const severity = wanted.get(problem.code);
    if (severity === 'off') return [];
    return severity === 'error' || severity === 'warning' ? [{ ...problem, severity }] : [problem];
  });
}
