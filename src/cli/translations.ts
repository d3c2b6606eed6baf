import { findPage } from '../authoring/find-page';
import { acceptTranslations } from '../authoring/translations/accept';
import { translationCoverage } from '../authoring/translations/coverage';
import { findText } from '../authoring/translations/find';
import { translationsOptions } from '../authoring/translations/options';
import { translationProblems } from '../authoring/translations/problem-lists';
import { languageTotals, reportedLanguages, translationsReport } from '../authoring/translations/report';
import { TRANSLATIONS } from '../config/lock/translation-lock';
import { fileTexts } from '../config/source/file-cache';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import type { Language } from '../site/languages';
import { loadSite } from '../validate/load-site';
import { jsonReport } from '../validate/reporters/json';
import { problemPointers } from '../validate/reporters/json-pointer';

export const usage = `npm run translations [-- OPTIONS]

Reports how much of the site is translated, including drafts and pages outside their dates: missing, stale and unused
texts.

  --language LANGUAGE   one language only, such as ar
  --page PAGE           one page only: its id, path or address
  --find "TEXT"         list every occurrence of a text or a number
  --accept [KEY ...]    record that translations are still right although their French text has changed
  --json                print JSON
  --help                print this text`;

/**
 * `npm run translations [-- --language ar] [--page ID] [--json]`: reports how much of the site is translated, including
 * drafts, and which texts are missing, older than their French text, or unused. `-- --accept [KEY…]` records that
 * translations are still right although their French text has changed. `-- --find "5 000 DH"` lists every occurrence.
 *
 * @returns the exit code: 0 reported, 1 the config has errors, or nothing was found, 2 a file cannot be read
 * @throws when an option is unknown
 */
export async function run(args: string[], root: string): Promise<number> {
  const { language, page: name, json, accept, find } = translationsOptions(args);
  const { site, problems } = loadSite(root, undefined, { drafts: true });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (accept && site) return acceptKeys(root, accept);
  if (find !== undefined && site) return printMatches(root, find, language, json);
  const match = site && name !== undefined ? findPage(site.config, name) : undefined;
  if (match && match.index === undefined) {
    console.error(
      `There is no page "${name}".${match.suggestion ? ` Did you mean "${match.suggestion}"?` : ''}`,
    );
    return 1;
  }
  const page = match?.index === undefined ? name : site?.config.pages[match.index]?.id;
  const lists = translationProblems(problems, site?.config, { language, page });
  const pages = site && translationCoverage(site, { language, page });
  if (json) {
    const pointers = problemPointers(fileTexts(root));
    const reports = Object.entries(lists).map(([list, entries]) => [
      list,
      JSON.parse(jsonReport(entries, pointers)).problems,
    ]);
    const sums = (pages ? reportedLanguages(pages) : []).map((target) => languageTotals(pages ?? [], target));
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
}

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
function printMatches(root: string, search: string, language: Language | undefined, json: boolean): number {
  const matches = findText(root, search, language);
  if (json) console.log(JSON.stringify(matches, null, 2));
  else {
    for (const { file, line, column, place, words } of matches)
      console.log(`${file}:${line}:${column}  ${place}: “${words}”`);
    console.log(`“${search}”: ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}.`);
  }
  return matches.length > 0 ? 0 : 1;
}
