import { findPage, scopeOptions } from '../authoring/find-page';
import { acceptTranslations } from '../authoring/translations/accept';
import { translationCoverage } from '../authoring/translations/coverage';
import { pruneTranslations } from '../authoring/translations/prune';
import { shareText } from '../authoring/translations/share';
import { isOpen, translationUnits } from '../authoring/translations/translation-units';
import { translationProblems } from '../authoring/translations/problem-lists';
import { languageTotals, reportedLanguages, translationsReport } from '../authoring/translations/report';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { languageNames, languages, type Language } from '../site/languages';
import { loadSite } from '../validate/load-site';
import { jsonReport } from '../validate/reporters/json';

/** `npm run translations`: reports how much of the site is translated, and accepts translations. */
export default command({
  name: 'translations',
  summary: 'Reports missing, stale and unused translations; accepts, shares and removes them.',
  docs: 'docs/maintaining.md#texts',
  arguments: [
    {
      name: 'TEXT',
      description:
        'a language: list what it lacks; with --accept: the French texts, keys or pages (all); with --share: a new key and the French text',
      isRepeated: true,
    },
  ],
  options: {
    ...scopeOptions,
    accept: {
      type: 'boolean',
      description: 'record that translations are still right although their French text has changed',
    },
    share: {
      type: 'boolean',
      description: 'give the words that several places have a key of their own',
    },
    prune: { type: 'boolean', description: 'list and remove the translations that no text uses' },
    format: {
      type: 'string',
      values: ['text', 'json'],
      default: 'text',
      description: 'the format of the report',
    },
  },
  examples: [
    '',
    'ar',
    '--page contact',
    '--accept "Écrivez-nous" actions.quote contact',
    '--share actions.quote "Demander un devis"',
    '--prune',
  ],
  async run({ page: name, language, accept, share, prune, format }, keys, root) {
    const listed = languages.find((code) => code === keys[0]);
    if (keys[0] !== undefined && !accept && !share && !(listed && keys.length === 1))
      throw new Error(
        `"${keys[0]}" follows no option. Choose a page with --page ID, or find a text: npm run find -- "${keys.join(' ')}".`,
      );
    const isJson = format === 'json';
    const { site, problems } = loadSite(root, undefined, { drafts: true });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (accept && site) return acceptKeys(root, keys);
    if (share && site) return shareWords(root, keys);
    if (prune && site) return pruneEntries(root);
    if (listed && site) return printOpenUnits(root, listed);
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
      const inLists = new Set(Object.values(lists).flat());
      for (const problem of errors) if (!inLists.has(problem)) console.log(problemLine(problem));
      for (const line of translationsReport(pages, lists)) console.log(line);
      if (!site) console.log(`\nThe site is not valid: ${problemCount(errors)}.`);
    }
    if (problems.some(({ code }) => code === UNREADABLE)) return 2;
    return site ? 0 : 1;
  },
});

/** Accepts the translations of some keys, or all. */
function acceptKeys(root: string, keys: string[]): number {
  const { accepted, stale, unknown } = acceptTranslations(root, keys.length === 0 ? undefined : keys);
  for (const key of unknown) console.error(`There is no text and no page "${key}".`);
  console.log(`Stale translations: ${accepted} accepted, ${stale} left.`);
  return unknown.length === 0 ? 0 : 1;
}

/** Gives words a key. */
function shareWords(root: string, [key, words, ...others]: string[]): number {
  if (key === undefined || words === undefined || others.length > 0)
    throw new Error(
      '--share needs a key and the French text in quotes: --share actions.quote "Demander un devis"',
    );
  const count = shareText(root, key, words);
  console.log(`“${words}” is now "t:${key}" in ${count} ${count === 1 ? 'place' : 'places'}.`);
  return 0;
}

/** Removes the translations that no text uses. */
function pruneEntries(root: string): number {
  const removed = pruneTranslations(root);
  for (const { language, words, translation } of removed)
    console.log(`${language}  “${words}”: “${translation}”`);
  console.log(`Unused translations removed: ${removed.length}.`);
  return 0;
}

/** Prints what a language lacks, in the order of the pages. */
function printOpenUnits(root: string, language: Language): number {
  const open = translationUnits(root, language).filter(isOpen);
  for (const { place, french, former, translation } of open)
    console.log(
      translation === undefined
        ? `missing  ${place}: “${french}”`
        : `stale    ${place}: “${french}” (was “${former}”): “${translation}”`,
    );
  const missing = open.filter(({ translation }) => translation === undefined).length;
  console.log(`${languageNames[language]}: ${missing} missing, ${open.length - missing} stale.`);
  return 0;
}
