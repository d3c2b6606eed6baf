import { explainContext } from '../authoring/explain/context';
import { explainPage } from '../authoring/explain/page';
import { explainReport } from '../authoring/explain/report';
import { findLanguage } from '../authoring/find-language';
import { findPage } from '../authoring/find-page';
import { buildTime } from '../config/publication/build-time';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { parseOptions, splitArguments } from '../lib/args';
import { terminalColors } from '../lib/terminal';
import { defaultLanguage } from '../site/languages';
import { loadSite, OWN_CONFIG } from '../validate/load-site';

/** The errors with which a config cannot be explained. */
const BLOCKING = /^(?:FILE|JSON|SCHEMA|SHARED|VERSION)-|^WORDS-005$/;

export const usage = `npm run explain -- PAGE [LANGUAGE] [OPTIONS]

Reports whether a page is published, what it shows in a language, and the origin of each text and value. PAGE is an id,
a path or an address.

  --json   print JSON
  --help   print this text`;

/**
 * `npm run explain -- PAGE [LANGUAGE] [--json]`: reports what a page shows in a language, and the origin of each text
 * and value.
 *
 * @param args a page by its id, path or address, and a language; by default that of the address, or else French
 * @returns the exit code: 0 reported, 1 no such page or an invalid config, 2 no such file
 * @throws when an option or a language is unknown
 */
export async function run(args: string[], root: string): Promise<number> {
  const { words, options } = splitArguments(args, {});
  const isJson = parseOptions(options, ['--json']).has('--json');
  const [name, languageName, extra] = words;
  if (name === undefined || extra !== undefined)
    throw new Error('Name one page and, optionally, a language: npm run explain -- /contact ar');
  const language = languageName === undefined ? undefined : findLanguage(languageName);
  const { problems } = loadSite(root);
  const blocking = problems.filter(({ code, severity }) => severity === 'error' && BLOCKING.test(code));
  if (blocking.length > 0) {
    for (const problem of blocking) console.error(problemLine(problem));
    console.error(`\nThe config cannot be explained: ${problemCount(blocking)}. Fix this first.`);
    return blocking.some(({ code }) => code === UNREADABLE) ? 2 : 1;
  }
  const context = explainContext(root, OWN_CONFIG);
  const match = findPage(context.site.config, name);
  if (match.index === undefined) {
    console.error(
      `There is no page "${name}".${match.suggestion ? ` Did you mean "${match.suggestion}"?` : ''}`,
    );
    return 1;
  }
  const page = explainPage(context, match.index, language ?? match.language ?? defaultLanguage, buildTime());
  const path = context.site.config.pages[match.index]?.path ?? '';
  const pageProblems = problems.filter(
    ({ location }) => location === `page ${path}` || location.startsWith(`page ${path} › `),
  );
  if (isJson) {
    const { redirect = null } = match;
    console.log(JSON.stringify({ redirect, ...page, problems: pageProblems }, null, 2));
    return 0;
  }
  if (match.redirect) console.log(`${match.redirect} is an old address that redirects to this page.\n`);
  const colors = terminalColors(process.stdout.isTTY, process.env);
  for (const line of explainReport(page, colors)) console.log(line);
  if (pageProblems.length > 0) console.log(['', 'problems', ...pageProblems.map((problem) => problemLine(problem))].join('\n'));
  return 0;
}
