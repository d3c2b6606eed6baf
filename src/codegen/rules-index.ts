import { problemRules } from '../validate/rules/problem-rules';
import { warningRules } from '../validate/rules/warning-rules';

/**
 * Returns the list of all rules, for people.
 *
 * @returns the text of `docs/rules/README.md`
 */
export function rulesList(): string {
  const rows = Object.entries(problemRules).map(
    ([code, meaning]) =>
      `| [${code}](${code}.md) | ${meaning} | ${warningRules.includes(code) ? 'warning' : 'error'} |`,
  );
  return [
    '<!-- Written by `npm run generate` from src/validate/rules/problem-rules.ts and warning-rules.ts. Change those. -->',
    '',
    '# The rules',
    '',
    'The rules that `npm run validate` checks. Each has a page with its purpose, a wrong example and a right one.',
    'An error keeps the site from being published. A warning does not; the config can make it an error or turn',
    'it off (see “Severity” in [Maintaining the site](../maintaining.md#severity)).',
    '',
    '| Code | Meaning | Severity |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
