import { typeset, type RuleInfo } from '../../config/rule-info';
import type { SchemaNode } from '../../config/schema/schema-node';

/**
 * Returns the schema of "rules" in the config: each code with a description for editors.
 *
 * @returns the text of `schema/rules.schema.json`
 */
export function rulesSchema(rules: readonly RuleInfo[]): string {
  const properties = rules.map(({ code, summary, severity }) => [
    code,
    {
      $ref: severity === 'error' ? '#/definitions/onlyError' : '#/definitions/severity',
      description: typeset(summary).en,
      markdownDescription: typeset(summary).fr,
      // An error cannot be lowered, so editors do not offer it.
      ...(severity === 'error' && { doNotSuggest: true }),
    },
  ]);
  return JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Written by "npm run generate" from the rules in src/config/rules. Change those.',
    title: 'Rules',
    description: 'The severity of each rule, by its code. docs/rules.md describes the rules.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $comment: { $ref: 'parts.schema.json#/definitions/comment' },
      ...Object.fromEntries(properties),
    },
    definitions: {
      onlyError: { title: 'Only error', ...meanings(['error']) },
      severity: { title: 'Severity', ...meanings(['error', 'warning', 'off']) },
    },
  });
}

/** Returns the schema of the severities that are allowed, with what each means. */
function meanings(allowed: (keyof typeof severities)[]): SchemaNode {
  return {
    enum: allowed,
    enumDescriptions: allowed.map((severity) => severities[severity].en),
    markdownEnumDescriptions: allowed.map((severity) => severities[severity].fr),
  };
}

const severities = {
  error: {
    en: 'The site is not published while there is such a problem.',
    fr: 'Le site n’est pas publié tant qu’il a un tel problème.',
  },
  warning: {
    en: 'The problem is reported, and the site is published.',
    fr: 'Le problème est signalé, et le site est publié.',
  },
  off: { en: 'The problem is not reported.', fr: 'Le problème n’est pas signalé.' },
};
