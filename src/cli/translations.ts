import { findPage, scopeOptions } from '../authoring/find-page';
import { acceptTranslations } from '../authoring/translations/accept';
import { translationCoverage } from '../authoring/translations/coverage';
import { findText } from '../authoring/translations/find';
import { translationProblems } from '../authoring/translations/problem-lists';
import { languageTotals, reportedLanguages, translationsReport } from '../authoring/translations/report';
import { TRANSLATIONS } from '../config/lock/translation-lock';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import type { Language } from '../site/languages';
import { loadSite } from '../validate/load-site';
import { jsonReport } from '../validate/reporters/json';

/** `npm run translations`: reports how much of the site is translated, finds texts, and accepts translations. */
export default command({
  name: 'translations',
  summary: 'Reports missing, stale and unused texts; finds a text; confirms translations.',
  docs: 'docs/maintaining.md#texts',
  arguments: [
    { name: 'KEY', description: 'with --accept: the keys or pages to accept (all)', isRepeated: true },
  ],
  options: {
    ...scopeOptions,
    find: { type: 'string', description: 'list every occurrence of a text or a number' },
    accept: {
      type: 'boolean',
      description: 'record that translations are still right although their French text has changed',
    },
    format: {
      type: 'string',
      values: ['text', 'json'],
      default: 'text',
      description: 'the format of the report',
    },
  },
  examples: ['', '--language ar', '--page contact', '--find "5 000 DH"', '--accept contact.hero faq'],
  async run({ page: name, language, find, accept, format }, keys, root) {
    if (find !== undefined && (accept || name !== undefined))
      throw new Error('--find searches the whole site. Remove --page and --accept.');
    if (keys[0] !== undefined && !accept)
      throw new Error(
        `"${keys[0]}" follows no option. Choose a page with --page ID; a text with spaces needs quotes: --find "5 000 DH".`,
      );
    const isJson = format === 'json';
    const { site, problems } = loadSite(root, undefined, { drafts: true });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (accept && site) return acceptKeys(root, keys);
    if (find !== undefined && site) return printMatches(root, find, language, isJson);
    const page = site && name !== undefined ? site.config.pages[findPage(site.config, name).index]?.id : name;
    const lists = translationProblems(problems, site?.config, { language, page });
    const pages = site && translationCoverage(site, { language, page });
    if (isJson) {
      const reports = Object.entries(lists).map(([list, entries]) => [
        list,
        JSON.parse(jsonReport(entries)).problems,
      ]);
      const sums = (pages ? reportedLanguages(pages) : []).map((target) =>
        languageTotals(pages ?? [], target),
      );
      console.log(
        JSON.stringify({ passes: site !== null, sums, pages, ...Object.fromEntries(reports) }, null, 2),
      );
    } else {
      // Errors that are in none of the lists prevent counting too.
      const listed = new Set(Object.values(lists).flat());
      for (const problem of errors) if (!listed.has(problem)) console.log(problemLine(problem));
      for (const line of translationsReport(pages, lists)) console.log(line);
      if (!site) console.log(`\nThe site is not valid: ${problemCount(errors)}.`);
    }
    if (problems.some(({ code }) => code === UNREADABLE)) return 2;
    return site ? 0 : 1;
  },
});

/** Accepts the translations of some keys, or all. */
function acceptKeys(root: string, keys: string[]): number {
  const { accepted, stale, entries, isWritten, unknown } = acceptTranslations(
    root,
    keys.length === 0 ? undefined : keys,
  );
  for (const key of unknown) console.error(`There is no text and no page "${key}".`);
  const summary = `Stale translations: ${accepted} accepted, ${stale} left.`;
  console.log(
    isWritten
      ? `${summary} ${TRANSLATIONS} written: ${entries} entries added, changed or removed.`
      : `${summary} ${TRANSLATIONS} is unchanged.`,
  );
  return unknown.length === 0 ? 0 : 1;
}

/** Prints every occurrence of a text or a number. */
function printMatches(root: string, search: string, language: Language | undefined, isJson: boolean): number {
  const matches = findText(root, search, language);
  if (isJson) console.log(JSON.stringify(matches, null, 2));
  else {
    for (const { file, line, column, place, words } of matches)
      console.log(`${file}:${line}:${column}  ${place}: “${words}”`);
    console.log(`“${search}”: ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}.`);
  }
  return matches.length > 0 ? 0 : 1;
}
