import { problemRules } from '../validate/rules/problem-rules';
import { warningRules } from '../validate/rules/warning-rules';

/**
 * The schema of "rules" in the config: each code that there is, described for whoever types it.
 *
 * @returns the text of `schema/rules.schema.json`
 */
export function rulesSchema(): string {
  const properties = Object.entries(problemRules).map(([code, meaning]) => [
    code,
    { $ref: '#/definitions/severity', description: `${meaning} ${choice(code)}` },
  ]);
  return JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      'Written by "npm run types" from src/validate/rules/problem-rules.ts and warning-rules.ts. Change those.',
    title: 'Rules',
    description: 'How severe a rule is, by its code. Each has a page under docs/rules.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $comment: {
        $ref: 'parts.schema.json#/definitions/comment',
        description: 'A note for whoever edits this file; visitors never see it.',
      },
      ...Object.fromEntries(properties),
    },
    definitions: {
      severity: {
        title: 'Severity',
        enum: ['error', 'warning', 'off'],
        enumDescriptions: [
          'Nothing is published while it is told.',
          'It is told, and the site is published.',
          'It is not told.',
        ],
      },
    },
  });
}

function choice(code: string): string {
  return warningRules.includes(code)
    ? 'A warning, unless it is set here.'
    : 'Always an error: it cannot be lowered.';
}
