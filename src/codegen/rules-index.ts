import { problemRules } from '../validate/rules/problem-rules';
import { warningRules } from '../validate/rules/warning-rules';

/**
 * The list of all rules, for people.
 *
 * @returns the text of `docs/rules/README.md`
 */
export function rulesList(): string {
  const rows = Object.entries(problemRules).map(
    ([code, meaning]) =>
      `| [${code}](${code}.md) | ${meaning} | ${warningRules.includes(code) ? 'warning' : 'error'} |`,
  );
  return [
    '<!-- Written by `npm run types` from src/validate/rules/problem-rules.ts and warning-rules.ts. Change those. -->',
    '',
    '# The rules',
    '',
    'What `npm run validate` looks at. Each rule has a page: what it is for, what is wrong, what is right.',
    'An error keeps the site from being published. A warning does not; the config can make it an error or turn',
    'it off (see “Severity” in [Maintaining the site](../maintaining.md#severity)).',
    '',
    '| Code | What it means | Severity |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
