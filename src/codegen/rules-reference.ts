import { typeset, type Example, type RuleInfo } from '../config/rule';
import { type MessageLanguage } from '../config/message-language';

/**
 * Returns the reference of all rules in one language of the maintainers.
 *
 * @returns the text of `docs/rules.md` or `docs/regles.md`
 */
export function rulesReference(rules: readonly RuleInfo[], language: MessageLanguage): string {
  const { title, intro, header, severities } = words[language];
  const rows = rules.map(
    ({ code, summary, severity }) =>
      `| [${code}](#${code.toLowerCase()}) | ${typeset(summary)[language]} | ${severities[severity]} |`,
  );
  return [
    '<!-- Written by `npm run generate` from the rules in src/validate/rules. Change those. -->',
    `# ${title}`,
    intro,
    [header, '| --- | --- | --- |', ...rows].join('\n'),
    ...rules.map((rule) => ruleReference(rule, language)),
    '',
  ].join('\n\n');
}

/** Returns the description of one rule: why it matters, what to do, and its examples. */
export function ruleReference(rule: RuleInfo, language: MessageLanguage): string {
  const { code, docs, examples } = rule;
  const { wrong, right } = words[language];
  const summary = typeset(rule.summary)[language];
  const shown =
    'none' in examples
      ? []
      : [wrong, ...examples.invalid.map(exampleBlock), right, ...examples.valid.map(exampleBlock)];
  return [`## ${code}`, `**${summary}**`, typeset(docs)[language], ...shown].join('\n\n');
}

function exampleBlock(example: Example): string {
  if ('content' in example) return `${example.file}:\n\n\`\`\`text\n${example.content.trimEnd()}\n\`\`\``;
  const { file, pointer, value } = example;
  return `${file}, \`${pointer}\`:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

const words = {
  en: {
    title: 'Rules',
    intro:
      'The rules that `npm run validate` checks. An error keeps the site from being published. A warning does not; under `rules` the config makes it an error or turns it off. `npm run validate -- --explain CODE` prints one rule.',
    header: '| Code | Reports | Severity |',
    severities: { error: 'Error', warning: 'Warning' },
    wrong: '_Wrong_',
    right: '_Right_',
  },
  fr: {
    title: 'Les règles',
    intro:
      'Les règles que vérifie `npm run validate`. Une erreur empêche de publier le site. Un avertissement non ; sous `rules`, la configuration en fait une erreur ou le désactive. `npm run validate -- --explain CODE` affiche une règle.',
    header: '| Code | Signale | Gravité |',
    severities: { error: 'Erreur', warning: 'Avertissement' },
    wrong: '_Faux_',
    right: '_Juste_',
  },
} as const satisfies Record<MessageLanguage, object>;
