import type { Language } from '../site/languages';
import { acceptTranslations } from '../authoring/translations/accept';
import { askedPage } from '../authoring/find-page';
import { fileTexts } from '../config/source/file-cache';
import { findText } from '../authoring/translations/find';
import { jsonReport } from '../validate/reporters/json';
import { loadSite } from '../validate/load-site';
import { problemCount, problemLine } from '../config/source/problem';
import { problemPointers } from '../validate/reporters/json-pointer';
import { UNREADABLE } from '../config/source/read-text-file';
import { TRANSLATIONS } from '../config/lock/translation-lock';
import { wordCoverage } from '../authoring/translations/coverage';
import { wordLists } from '../authoring/translations/problem-lists';
import { wordsOptions } from '../authoring/translations/options';
import { askedLanguages, languageSum, wordsReport } from '../authoring/translations/report';

export const usage = `npm run words [-- OPTIONS]

Says how far the site is translated, with drafts and pages outside their dates: missing, stale and unused words.

  --language LANGUAGE   one language only, such as ar
  --page PAGE           one page only: its id, path or address
  --find "TEXT"         list every place of the project that says a text or a number
  --accept [KEY ...]    write down that translations are right although their French has changed
  --json                the report for programs
  --help                this text`;

/**
 * `npm run words [-- --language ar] [--page ID] [--json]`: says how far the site is translated, drafts too, and which
 * texts are missing, older than their French, or used by nothing. `-- --accept [KEY…]`: writes down that translations
 * are as they shall be although their French words have changed. `-- --find "5 000 DH"`: says every place that says so.
 *
 * @returns the exit code: 0 told, 1 the config has errors, or there is no such page or nothing found, 2 a file cannot be read
 * @throws when an option is not known
 */
export async function run(given: string[], root: string): Promise<number> {
  const { language, page: asked, json, accept, find } = wordsOptions(given);
  const { site, problems } = loadSite(root, undefined, { drafts: true });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (accept && site) return accepted(root, accept);
  if (find !== undefined && site) return found(root, find, language, json);
  const known = site && asked !== undefined ? askedPage(site.config, asked) : undefined;
  if (known && known.index === undefined) {
    console.error(`There is no page "${asked}".${known.meant ? ` Did you mean "${known.meant}"?` : ''}`);
    return 1;
  }
  const page = known?.index === undefined ? asked : site?.config.pages[known.index]?.id;
  const lists = wordLists(problems, site?.config, { language, page });
  const pages = site && wordCoverage(site, { language, page });
  if (json) {
    const pointers = problemPointers(fileTexts(root));
    const told = Object.entries(lists).map(([list, entries]) => [
      list,
      JSON.parse(jsonReport(entries, pointers)).problems,
    ]);
    const sums = (pages ? askedLanguages(pages) : []).map((own) => languageSum(pages ?? [], own));
    console.log(JSON.stringify({ passes: site !== null, sums, pages, ...Object.fromEntries(told) }, null, 2));
  } else {
    // Errors that are in no list below stand in the way of counting all the same.
    const listed = new Set(Object.values(lists).flat());
    for (const problem of errors) if (!listed.has(problem)) console.log(problemLine(problem));
    for (const line of wordsReport(pages, lists)) console.log(line);
    if (!site) console.log(`\nThe site does not pass: ${problemCount(errors)}.`);
  }
  if (problems.some(({ code }) => code === UNREADABLE)) return 2;
  return site ? 0 : 1;
}

/** Writes down that translations are as they shall be, those of some keys or all. */
function accepted(root: string, keys: string[]): number {
  const told = acceptTranslations(root, keys.length === 0 ? undefined : keys);
  for (const key of told.unknown) console.error(`There is no text and no page "${key}".`);
  const sum = `Texts with an older translation: ${told.accepted} accepted, ${told.stale} still older.`;
  console.log(
    told.isWritten
      ? `${sum} ${TRANSLATIONS} written: ${told.entries} of its entries are new, changed or gone.`
      : `${sum} ${TRANSLATIONS} stays as it is.`,
  );
  return told.unknown.length === 0 ? 0 : 1;
}

const counts = ['nowhere', 'in one place'];

/** Says every place where some words, or a number, stand. */
function found(root: string, asked: string, language: Language | undefined, json: boolean): number {
  const places = findText(root, asked, language);
  if (json) console.log(JSON.stringify(places, null, 2));
  else {
    for (const { file, line, column, place, words } of places)
      console.log(`${file}:${line}:${column}  ${place}: « ${words} »`);
    console.log(`« ${asked} » stands ${counts[places.length] ?? `in ${places.length} places`}.`);
  }
  return places.length > 0 ? 0 : 1;
}
