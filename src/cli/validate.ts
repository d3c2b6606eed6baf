import { resolve } from 'node:path';
import { loadSite } from '../build/load-site';
import { problemCount, problemLine } from '../build/problem';
import { UNREADABLE } from '../build/read-json';

/**
 * `npm run validate [-- FILE]`: says everything that is wrong with the site.
 *
 * @param options the name of a config, when it is not `site.config.json`, as seen from where npm was called
 * @param root the folder of the project
 * @returns the exit code: 0 clean, 1 problems, 2 a file cannot be read
 */
export async function run(options: string[], root: string): Promise<number> {
  const [file] = options;
  const { site, problems } = loadSite(root, file && resolve(process.env.INIT_CWD ?? root, file));
  for (const problem of problems) console.log(problemLine(problem));
  console.log(
    site ? `${site.config.pages.length} pages: ${problemCount(problems)}.` : `${problemCount(problems)}.`,
  );
  if (problems.some(({ code }) => code === UNREADABLE)) return 2;
  return site ? 0 : 1;
}
