import { resolve } from 'node:path';
import { fileTexts } from '../config/source/file-cache';
import { fixConfig } from '../validate/fix/fix-config';
import { fixTypography } from '../validate/fix/fix-typography';
import { githubReport } from '../validate/reporters/github';
import { relativePath } from '../lib/paths';
import { jsonReport } from '../validate/reporters/json';
import { loadSite, OWN_CONFIG, type LoadedSite } from '../validate/load-site';
import { problemCount } from '../config/source/problem';
import { problemPointers } from '../validate/reporters/json-pointer';
import { UNREADABLE } from '../config/source/read-text-file';
import { readMore } from '../validate/reporters/help-links';
import { sarifReport } from '../validate/reporters/sarif';
import { terminalColors } from '../lib/terminal';
import { textReport } from '../validate/reporters/text';
import { validateOptions, type ValidateOptions } from '../validate/options';

export const usage = `npm run validate [-- FILE] [OPTIONS]

Says everything that is wrong with the site. FILE is site.config.json when it is left out.

  --format text|json|github|sarif   the form of the report (text)
  --max-warnings N                  end with 1 when there are more warnings
  --fix                             repair what is safe to repair
  --help                            this text`;

/**
 * `npm run validate [-- FILE] [--format text|json|github|sarif] [--max-warnings N] [--fix]`: says everything that
 * is wrong with the site.
 *
 * @param options the name of a config, when it is not `site.config.json`, as seen from where npm was called, and
 *   the options
 * @param root the folder of the project
 * @returns the exit code: 0 clean, 1 errors or more warnings than wanted, 2 a file cannot be read
 * @throws when an option is not known, or a repaired config cannot be written
 */
export async function run(options: string[], root: string): Promise<number> {
  const { file, format, maxWarnings, fix } = validateOptions(options);
  const path = resolve(root, file === undefined ? OWN_CONFIG : resolve(process.env.INIT_CWD ?? root, file));
  const config = relativePath(root, path) ?? path;
  // What a program reads must hold nothing but what it expects: people read of repairs beside it.
  const tell = format === 'text' ? console.log : console.error;
  if (fix)
    for (const change of [...(await fixConfig(root, config)), ...fixTypography(root, config)]) tell(change);
  const loaded = loadSite(root, config);
  for (const text of report(loaded, format, root)) console.log(text);
  const { problems } = loaded;
  if (problems.some(({ code }) => code === UNREADABLE)) return 2;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (warnings > maxWarnings)
    tell(`More warnings than the ${maxWarnings} that --max-warnings allows: ${warnings}.`);
  return warnings < problems.length || warnings > maxWarnings ? 1 : 0;
}

/** What is printed, in the form that is wanted. */
function report(
  { site, problems, unpublished = 0 }: LoadedSite,
  format: ValidateOptions['format'],
  root: string,
): string[] {
  const textOf = fileTexts(root);
  switch (format) {
    case 'json':
      return [jsonReport(problems, problemPointers(textOf))];
    case 'sarif':
      return [sarifReport(problems, problemPointers(textOf))];
    case 'github':
      return githubReport(problems);
    default: {
      const colors = terminalColors(process.stdout.isTTY, process.env);
      const repairs = problems.filter(({ rename }) => rename !== undefined).length;
      const hint = repairs === 0 ? '' : ` npm run validate -- --fix repairs ${repairs} of them.`;
      const away = unpublished === 0 ? '' : ` (${unpublished} more not published)`;
      const pages = site ? `${site.config.pages.length} pages${away}: ` : '';
      return [
        ...textReport(problems, textOf, colors),
        ...readMore(problems),
        `${pages}${problemCount(problems)}.${hint}`,
      ];
    }
  }
}
