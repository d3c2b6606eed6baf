import { typeset, type RuleInfo } from '../config/rule';

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
      // An error cannot be lowered, so editors do not offer it.
      ...(severity === 'error' && { doNotSuggest: true }),
    },
  ]);
  return JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Written by "npm run generate" from the rules in src/validate/rules. Change those.',
    title: 'Rules',
    description: 'The severity of each rule, by its code. docs/rules.md describes the rules.',
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
      onlyError: { title: 'Only error', enum: ['error'], enumDescriptions: [ERROR] },
      severity: {
        title: 'Severity',
        enum: ['error', 'warning', 'off'],
        enumDescriptions: [
          ERROR,
          'The problem is reported, and the site is published.',
          'The problem is not reported.',
        ],
      },
    },
  });
}

const ERROR = 'The site is not published while there is such a problem.';
