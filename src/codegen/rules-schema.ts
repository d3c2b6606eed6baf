import { problemRules } from '../validate/rules/problem-rules';
import { warningRules } from '../validate/rules/warning-rules';

/**
 * Returns the schema of "rules" in the config: each code with a description for editors.
 *
 * @returns the text of `schema/rules.schema.json`
 */
export function rulesSchema(): string {
  const properties = Object.entries(problemRules).map(([code, meaning]) => [
    code,
    { $ref: '#/definitions/severity', description: `${meaning} ${severityNote(code)}` },
  ]);
  return JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      'Written by "npm run generate" from src/validate/rules/problem-rules.ts and warning-rules.ts. Change those.',
    title: 'Rules',
    description: 'The severity of each rule, by its code. Each rule has a page in docs/rules.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $comment: {
        $ref: 'parts.schema.json#/definitions/comment',
        description: 'A note for people who edit this file; visitors never see it.',
      },
      ...Object.fromEntries(properties),
    },
    definitions: {
      severity: {
        title: 'Severity',
        enum: ['error', 'warning', 'off'],
        enumDescriptions: [
          'The site is not published while there is such a problem.',
          'The problem is reported, and the site is published.',
          'The problem is not reported.',
        ],
      },
    },
  });
}

function severityNote(code: string): string {
  return warningRules.includes(code)
    ? 'A warning, unless it is set here.'
    : 'Always an error: it cannot be lowered.';
}
