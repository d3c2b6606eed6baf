import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import type { SiteConfig } from '../../../site/types.generated';
import { warningRules } from '../warning-rules';

/**
 * Returns an error for each entry of "rules" that lowers an error: an ignored error would break the site.
 *
 * @param config a valid config
 */
export function ruleProblems(config: SiteConfig, source: Source): Problem[] {
  return Object.entries(config.rules ?? {}).flatMap(([code, severity]) => {
    if (severity === 'error' || warningRules.includes(code)) return [];
    const message = `${code} cannot be set to "${severity}": it stands for a mistake that would break the site. Remove this entry, and mend what ${code} tells. Only warnings can be changed: ${warningRules.join(', ')}.`;
    return [configProblem(config, source, { code: 'RULE-001', path: ['rules', code], message })];
  });
}
