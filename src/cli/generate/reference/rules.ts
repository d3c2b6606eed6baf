import { SITE_CONFIG } from '../../../config/read-config';
import { typeset, type Example, type RuleInfo } from '../../../config/rule-info';
import { withCommandLines } from '../../../lib/command/command-line';
import { type MessageLanguage } from '../../../lib/text/message-language';

/** Returns the table of all rules, the text of `docs/rules.md`. */
export function rulesPage(rules: readonly RuleInfo[]): string {
  const rows = rules.map(
    ({ code, severity, summary }) => `| ${code} | ${severity} | ${typeset(summary).en} |`,
  );
  return `<!-- Written by \`npm run generate\` from the rules in src/config/rules. Change those. -->

# Rules

The rules that \`npm run validate\` checks. An error keeps the site from being published. A warning does not; under \`rules\`
the config makes it an error or turns it off. \`npm run validate -- --explain CODE\` prints one rule with its reason, what to
do and an example, in English or French.

${['| Code | Severity | Reports |', '| --- | --- | --- |', ...rows].join('\n')}
`;
}

/** Returns the description of one rule: why it matters, what to do, and its examples. */
export function ruleText(rule: RuleInfo, language: MessageLanguage): string {
  const { code, docs, examples } = rule;
  const { wrong, right } = captions[language];
  const summary = typeset(rule.summary)[language];
  const shown =
    'none' in examples
      ? []
      : [wrong, ...examples.invalid.map(exampleBlock), right, ...examples.valid.map(exampleBlock)];
  return [`## ${code}`, `**${summary}**`, withCommandLines(typeset(docs)[language]), ...shown].join('\n\n');
}

function exampleBlock(example: Example): string {
  if ('content' in example) return `${example.file}:\n\n\`\`\`text\n${example.content.trimEnd()}\n\`\`\``;
  const { file = SITE_CONFIG, pointer, value } = example;
  return `${file}, \`${pointer}\`:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

const captions = {
  en: { wrong: '_Wrong_', right: '_Right_' },
  fr: { wrong: '_Faux_', right: '_Juste_' },
} as const satisfies Record<MessageLanguage, object>;
