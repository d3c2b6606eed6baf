import { explainContext } from '../authoring/explain/context';
import { explainPage } from '../authoring/explain/page';
import { explainReport } from '../authoring/explain/report';
import { findPage, knownLanguage, PAGE_NAMES } from '../authoring/find-page';
import { buildTime } from '../config/publication/build-time';
import { problemCount, problemLine } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { defaultLanguage } from '../site/languages';
import { pagePath } from '../site/page-url';
import { loadSite, OWN_CONFIG } from '../validate/load-site';

/** The errors with which a config cannot be explained. */
const BLOCKING = /^(?:FILE|JSON|SCHEMA|VERSION)-|^WORDS-005$/;

/** `npm run explain`: reports what a page shows in a language, and the origin of each text and value. */
export default command({
  name: 'explain',
  summary:
    'Shows whether a page is published and what it says, with the file and line of every text and value.',
  docs: 'docs/maintaining.md#inspecting-the-site',
  arguments: [
    { name: 'PAGE', description: PAGE_NAMES, isRequired: true },
    { name: 'LANGUAGE', description: 'that of the address, or else the first one of the site, by default' },
  ],
  options: {
    format: {
      type: 'string',
      values: ['text', 'json'],
      default: 'text',
      description: 'the format of the report',
    },
  },
  examples: ['/contact', 'contact ar', 'https://www.trace.example/ar/contact'],
  async run({ format }, [name, language], root) {
    const { problems } = loadSite(root);
    const blocking = problems.filter(({ code, severity }) => severity === 'error' && BLOCKING.test(code));
    if (blocking.length > 0) {
      for (const problem of blocking) console.error(problemLine(problem));
      console.error(`\nThe config cannot be explained: ${problemCount(blocking)}. Fix this first.`);
      return blocking.some(({ code }) => code === UNREADABLE) ? 2 : 1;
    }
    const context = explainContext(root, OWN_CONFIG);
    const match = findPage(context.site.config, name);
    const page = explainPage(
      context,
      match.index,
      knownLanguage(language) ?? match.language ?? defaultLanguage,
      buildTime(),
    );
    const path = pagePath(context.site.config.pages[match.index]?.path ?? '');
    const pageProblems = problems.filter(
      ({ location }) => location === `page ${path}` || location.startsWith(`page ${path} › `),
    );
    if (format === 'json') {
      const { redirect = null } = match;
      console.log(JSON.stringify({ redirect, ...page, problems: pageProblems }, null, 2));
      return 0;
    }
    if (match.redirect) console.log(`${match.redirect} is an old address that redirects to this page.\n`);
    for (const line of explainReport(page)) console.log(line);
    if (pageProblems.length > 0)
      console.log(['', 'problems', ...pageProblems.map((problem) => problemLine(problem))].join('\n'));
    return 0;
  },
});
