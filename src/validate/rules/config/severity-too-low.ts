import type { SiteConfig } from '../../../site/types.generated';
import { configProblem } from '../../../config/report';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';
import { warningRules } from '../warning-rules';

/**
 * Entries of "rules" that would let an error through: what an error tells would break the site, so it stays one.
 *
 * @param config a config that fits the schema
 */
export function ruleProblems(config: SiteConfig, source: Source): Problem[] {
  return Object.entries(config.rules ?? {}).flatMap(([code, severity]) => {
    if (severity === 'error' || warningRules.includes(code)) return [];
    const message = `${code} cannot be set to "${severity}": it stands for a mistake that would break the site. Remove this entry, and mend what ${code} tells. Only warnings can be changed: ${warningRules.join(', ')}.`;
    return [configProblem(config, source, { code: 'RULE-001', path: ['rules', code], message })];
  });
}
