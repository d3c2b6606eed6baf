import { ruleText } from './generate/reference/rules';
import { say, messageLanguage, messageLanguages, type MessageLanguage } from '../lib/text/message-language';
import { unreadableFile } from '../config/rules/source/unreadable-file';
import { command } from '../lib/command/command';
import { UserError } from '../lib/user-error';
import { suggestion } from '../lib/text/closest-match';
import { fixSite } from '../config/fix/fix-site';
import { earlierPaths } from '../config/lock/published-paths';
import { loadSite } from '../config/load-site';
import { summaryLines } from '../config/reports/summary';
import { shownText, textReport } from '../config/reports/text';
import { allRules } from '../config/rules/index';

/** `npm run validate`: reports every problem of the site, and explains rules. */
export default command({
  name: 'validate',
  en: 'Reports every problem of the site, and what would be right.',
  fr: 'Signale tous les problèmes du site, et ce qu’il faudrait écrire.',
  docs: 'docs/maintaining.md#checking',
  options: {
    lang: { type: 'string', values: messageLanguages, en: 'the language', fr: 'la langue' },
    fix: { type: 'boolean', en: 'fix what is safe to fix', fr: 'corriger ce qui peut l’être sans risque' },
    since: {
      type: 'string',
      value: 'COMMIT',
      en: 'report published addresses that were lost since a commit, too',
      fr: 'signaler aussi les adresses publiées qui se sont perdues depuis un commit',
    },
    explain: { type: 'string', value: 'CODE', en: 'only explain a rule', fr: 'expliquer une règle' },
  },
  examples: ['', '--fix', '--explain LINK-001'],
  async run({ fix, since, explain, lang = messageLanguage() }, _names, root) {
    if (explain !== undefined) {
      console.log(explanation(explain, lang));
      return 0;
    }
    if (fix) for (const change of fixSite(root)) console.log(change);
    const paths = since === undefined ? [] : earlierPaths(root, since);
    if (!paths) console.error(say(notCompared(since)));
    const loaded = loadSite(root, { earlierPaths: paths });
    const { problems } = loaded;
    for (const text of textReport(problems, (file) => shownText(root, file), lang)) console.log(text);
    for (const line of summaryLines(loaded, lang)) console.log(line);
    if (problems.some(({ code }) => code === unreadableFile.code)) return 2;
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
});

const notCompared = (commit = '') => ({
  en: `The published addresses were not compared with those of ${commit}: Git does not know this commit here.`,
  fr: `Les adresses publiées n’ont pas été comparées à celles de ${commit} : Git ne connaît pas ce commit ici.`,
});

/**
 * Returns the description of a rule.
 *
 * @throws {UserError} when there is no such rule, with the likely code
 */
function explanation(code: string, language: MessageLanguage): string {
  const rule = allRules.find((candidate) => candidate.code === code.toUpperCase());
  if (rule) return ruleText(rule, language);
  const codes = allRules.map((candidate) => candidate.code);
  const { en, fr } = suggestion(code.toUpperCase(), codes);
  throw new UserError({
    en: `There is no rule "${code}". ${en}`,
    fr: `La règle « ${code} » n’existe pas. ${fr}`,
  });
}
