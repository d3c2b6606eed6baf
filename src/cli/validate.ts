import { loadSite } from '../build/load-site';
import { problemCount, problemLine } from '../build/problem';

/**
 * `npm run validate [-- FILE]`: says everything that is wrong with the site.
 *
 * @param options the name of a config, when it is not `site.config.json`
 * @param root the folder of the project
 * @returns the exit code: 0 clean, 1 problems, 2 cannot run
 */
export async function run(options: string[], root: string): Promise<number> {
  try {
    const { site, problems } = loadSite(root, options[0]);
    for (const problem of problems) console.log(problemLine(problem));
    console.log(
      site ? `${site.config.pages.length} pages: ${problemCount(problems)}.` : `${problemCount(problems)}.`,
    );
    return site ? 0 : 1;
  } catch (error) {
    console.error(`Cannot validate: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}
