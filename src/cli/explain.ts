import { askedLanguage } from '../authoring/find-language';
import { askedPage } from '../authoring/find-page';
import { buildTime } from '../config/publication/build-time';
import { commandOptions, sortedOptions } from '../lib/args';
import { explainContext } from '../authoring/explain/context';
import { explainedPage } from '../authoring/explain/page';
import { explainedReport } from '../authoring/explain/report';
import { loadSite, OWN_CONFIG } from '../validate/load-site';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { terminalColors } from '../lib/terminal';
import { defaultLanguage } from '../site/languages';

/** What keeps a config from being read at all; with other mistakes it can be explained. */
const ILLEGIBLE = /^(?:FILE|JSON|SCHEMA|SHARED|VERSION)-|^WORDS-005$/;

export const usage = `npm run explain -- PAGE [LANGUAGE] [OPTIONS]

Says whether a page is published, what it shows in a language, and where each word and value comes from. PAGE is an id,
a path or an address.

  --json   the report for programs
  --help   this text`;

/**
 * `npm run explain -- PAGE [LANGUAGE] [--json]`: says what stands on a page in a language, and where each of its words
 * and values comes from.
 *
 * @param given a page by its id, path or address, and a language; without one that of the address, else French
 * @returns the exit code: 0 told, 1 no such page or a config that cannot be read as one, 2 no such file
 * @throws when an option or a language is not known
 */
export async function run(given: string[], root: string): Promise<number> {
  const { words, options } = sortedOptions(given, {});
  const isJson = commandOptions(options, ['--json']).has('--json');
  const [asked, wanted, more] = words;
  if (asked === undefined || more !== undefined)
    throw new Error('name one page and, if you like, a language: npm run explain -- /contact ar');
  const language = wanted === undefined ? undefined : askedLanguage(wanted);
  const { problems } = loadSite(root);
  const illegible = problems.filter(({ code, severity }) => severity === 'error' && ILLEGIBLE.test(code));
  if (illegible.length > 0) {
    for (const problem of illegible) console.error(problemLine(problem));
    console.error(`\nNo page can be explained before this is mended: ${problemCount(illegible)}.`);
    return illegible.some(({ code }) => code === UNREADABLE) ? 2 : 1;
  }
  const context = explainContext(root, OWN_CONFIG);
  const found = askedPage(context.site.config, asked);
  if (found.index === undefined) {
    console.error(`There is no page "${asked}".${found.meant ? ` Did you mean "${found.meant}"?` : ''}`);
    return 1;
  }
  const page = explainedPage(
    context,
    found.index,
    language ?? found.language ?? defaultLanguage,
    buildTime(),
  );
  const path = context.site.config.pages[found.index]?.path ?? '';
  const own = problems.filter(
    ({ location: place }) => place === `page ${path}` || place.startsWith(`page ${path} › `),
  );
  if (isJson) {
    const { redirect = null } = found;
    console.log(JSON.stringify({ redirect, ...page, problems: own }, null, 2));
    return 0;
  }
  if (found.redirect) console.log(`${found.redirect} is an old address; it leads to this page.\n`);
  const colors = terminalColors(process.stdout.isTTY, process.env);
  for (const line of explainedReport(page, colors)) console.log(line);
  if (own.length > 0) console.log(['', 'what is wrong with it', ...own.map(problemLine)].join('\n'));
  return 0;
}
