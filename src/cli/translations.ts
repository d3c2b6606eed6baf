import { localeFile } from '../authoring/edit-site';
import { findPage, knownLanguage, scopeOptions } from '../authoring/find-page';
import { acceptTranslations } from '../authoring/translations/accept';
import { translationCoverage } from '../authoring/translations/coverage';
import { say } from '../authoring/translations/messages';
import { pruneTranslations } from '../authoring/translations/prune';
import { isOpen, translationUnits } from '../authoring/translations/translation-units';
import { translationProblems } from '../authoring/translations/problem-lists';
import { languageTotals, reportedLanguages, translationsReport } from '../authoring/translations/report';
import { writeMissing } from '../authoring/translations/write-missing';
import { problemCount, problemLine } from '../config/source/problem';
import { readJson } from '../config/source/read-json';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { UserError } from '../lib/user-error';
import { defaultLanguage, languages } from '../config/last-languages';
import type { Language } from '../site/languages';
import type { SiteConfig } from '../site/types.generated';
import { loadSite, OWN_CONFIG } from '../validate/load-site';
import { jsonReport } from '../validate/reporters/json';

/** `npm run translations`: reports how much of the site is translated, accepts translations, removes unused ones, and writes the file of a language. */
export default command({
  name: 'translations',
  summary:
    'Reports missing, stale and unused translations; accepts and removes them; writes the file of a language.',
  docs: 'docs/maintaining.md#texts',
  arguments: [
    {
      name: 'TEXT',
      description:
        'a language: list what it lacks, or write it with --write; with --accept: the French texts, keys or pages (all)',
      isRepeated: true,
    },
  ],
  options: {
    ...scopeOptions,
    accept: {
      type: 'boolean',
      description: 'record that translations are still right although their French text has changed',
    },
    write: {
      type: 'boolean',
      description: 'write what a language lacks to its locale file, with empty values',
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
    'es --write',
    '--page contact',
    '--accept "Écrivez-nous" actions.quote contact',
    '--prune',
  ],
  async run({ page: name, language, accept, write, prune, format }, keys, root) {
    const { site, problems } = loadSite(root, undefined, { drafts: true });
    if (languages.length > 0) knownLanguage(language);
    const listed = languages.find((code) => code === keys[0]);
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (write && languages.length > 0) {
      const targets = languages.filter((code) => code !== defaultLanguage);
      const target = targets.find((code) => code === keys[0]);
      if (target === undefined) throw new Error(say('whichLanguage', targets));
      const files = targets.map(localeFile);
      if (errors.every(({ code, file }) => code === UNREADABLE && files.includes(file)))
        return writeTexts(root, target);
    }
    if (keys[0] !== undefined && !accept && !(keys.length === 1 && (listed || !site)))
      throw new Error(say('strayWord', keys.join(' ')));
    const isJson = format === 'json';
    if (accept && site) return acceptKeys(root, keys);
    if (prune && site) return pruneEntries(root);
    if (listed && site) return printOpenUnits(root, listed);
    const page = site && name !== undefined ? site.config.pages[findPage(site.config, name).index]?.id : name;
    const lists = translationProblems(
      problems,
      site ? (readJson(root, OWN_CONFIG).source.value as SiteConfig) : undefined,
      { language, page },
    );
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
      if (!site) console.log(`\n${say('invalid', problemCount(errors))}`);
    }
    if (problems.some(({ code }) => code === UNREADABLE)) return 2;
    return site ? 0 : 1;
  },
});

/** Accepts the translations of some keys, or all. */
function acceptKeys(root: string, keys: string[]): number {
  const { accepted, stale, unknown } = orNothing(() =>
    acceptTranslations(root, keys.length === 0 ? undefined : keys),
  );
  for (const key of unknown) console.error(say('unknownName', key));
  console.log(say('accepted', accepted, stale));
  return unknown.length === 0 ? 0 : 1;
}

/** Writes what a language lacks to its locale file. */
function writeTexts(root: string, language: Language): number {
  const { missing, inPlace } = orNothing(() => writeMissing(root, language));
  console.log(say('written', localeFile(language), missing - inPlace));
  if (inPlace > 0) console.log(say('inPlace', language, inPlace));
  return 0;
}

/** Removes the translations that no text uses. */
function pruneEntries(root: string): number {
  const { removed, incomplete } = orNothing(() => pruneTranslations(root));
  for (const { language, words, translation } of removed)
    console.log(say('prunedEntry', language, words, translation));
  for (const language of incomplete) console.log(say('kept', language));
  console.log(say('pruned', removed.length));
  return 0;
}

/** Runs an action that writes everything or nothing; when it fails, the message says so. */
function orNothing<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(say('nothingWritten', error.message), { cause: error });
  }
}

/** Prints what a language lacks, in the order of the pages. */
function printOpenUnits(root: string, language: Language): number {
  const open = translationUnits(root, language).filter(isOpen);
  const missing = open.filter(({ translation }) => translation === undefined);
  for (const unit of open) console.log(say(missing.includes(unit) ? 'missingUnit' : 'staleUnit', unit));
  console.log(say('open', language, missing.length, open.length - missing.length));
  return 0;
}
