import { resolve } from 'node:path';
import { ruleReference } from './generate/rules-reference';
import { messageLanguage, messageLanguages, type MessageLanguage } from '../config/message-language';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { relativePath } from '../lib/paths';
import { UserError } from '../lib/user-error';
import { closestMatch } from '../lib/text/closest-match';
import { fixConfig } from '../config/fix/fix-config';
import { fixTypography } from '../config/fix/fix-typography';
import { loadSite, OWN_CONFIG, type LoadedSite } from '../config/load-site';
import { jsonReport } from '../config/reports/json';
import { summaryLines } from '../config/reports/summary';
import { shownText, textReport } from '../config/reports/text';
import { allRules } from '../config/rules/index';

const formats = ['text', 'json'] as const;

/** `npm run validate`: reports every problem of the site, and explains rules. */
export default command({
  name: 'validate',
  summary: 'Reports every problem of the site, and what would be right.',
  docs: 'docs/maintaining.md#checking',
  arguments: [{ name: 'FILE', description: `the config, relative to where npm was called (${OWN_CONFIG})` }],
  options: {
    format: { type: 'string', values: formats, default: 'text', description: 'the format of the report' },
    lang: {
      type: 'string',
      values: messageLanguages,
      description: 'the language of messages; that of the environment by default',
    },
    fix: { type: 'boolean', description: 'fix what is safe to fix' },
    explain: { type: 'string', description: 'explain a rule by its code, and check nothing' },
  },
  examples: ['', 'drafts/next.json', '--fix', '--explain LINK-001'],
  async run(values, [file], root) {
    const { format, fix, explain, lang = messageLanguage() } = values;
    if (explain !== undefined) {
      console.log(explanation(explain, lang));
      return 0;
    }
    const path = resolve(root, file === undefined ? OWN_CONFIG : resolve(process.env.INIT_CWD ?? root, file));
    const config = relativePath(root, path) ?? path;
    // The output for programs contains only the report, so fixes are printed to stderr.
    const print = format === 'text' ? console.log : console.error;
    if (fix)
      for (const change of new Set([...fixConfig(root, config), ...fixTypography(root, config)]))
        print(change);
    const loaded = loadSite(root, config);
    for (const text of report(loaded, format, lang, root)) console.log(text);
    const { problems } = loaded;
    if (problems.some(({ code }) => code === UNREADABLE)) return 2;
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
});

/** Returns the report in a format. */
function report(
  loaded: LoadedSite,
  format: (typeof formats)[number],
  language: MessageLanguage,
  root: string,
): string[] {
  const { problems } = loaded;
  return format === 'json'
    ? [jsonReport(problems)]
    : [...textReport(problems, (file) => shownText(root, file), language), ...summaryLines(loaded, language)];
}

/**
 * Returns the description of a rule.
 *
 * @throws {UserError} when there is no such rule, with the likely code
 */
function explanation(code: string, language: MessageLanguage): string {
  const rule = allRules.find((candidate) => candidate.code === code.toUpperCase());
  if (rule) return ruleReference(rule, language);
  const codes = allRules.map((candidate) => candidate.code);
  const guess = closestMatch(code.toUpperCase(), codes);
  throw new UserError(
    `There is no rule "${code}". ${guess ? `Did you mean "${guess}"?` : `The rules are: ${codes.join(', ')}.`}`,
  );
}
