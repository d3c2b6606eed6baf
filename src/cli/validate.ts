import { resolve } from 'node:path';
import { fileTexts } from '../config/source/file-cache';
import { problemCount } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { relativePath } from '../lib/paths';
import { terminalColors } from '../lib/terminal';
import { fixConfig } from '../validate/fix/fix-config';
import { fixTypography } from '../validate/fix/fix-typography';
import { loadSite, OWN_CONFIG, type LoadedSite } from '../validate/load-site';
import { validateOptions, type ValidateOptions } from '../validate/options';
import { githubReport } from '../validate/reporters/github';
import { readMore } from '../validate/reporters/help-links';
import { jsonReport } from '../validate/reporters/json';
import { problemPointers } from '../validate/reporters/json-pointer';
import { sarifReport } from '../validate/reporters/sarif';
import { textReport } from '../validate/reporters/text';

export const usage = `npm run validate [-- FILE] [OPTIONS]

Reports every problem of the site. FILE is site.config.json by default.

  --format text|json|github|sarif   the format of the report (text)
  --max-warnings N                  exit with 1 when there are more warnings
  --fix                             fix what is safe to fix
  --help                            print this text`;

/**
 * `npm run validate [-- FILE] [--format text|json|github|sarif] [--max-warnings N] [--fix]`: reports every problem of
 * the site.
 *
 * @param options the path of a config relative to where npm was called, `site.config.json` by default, and the options
 * @param root the folder of the project
 * @returns the exit code: 0 valid, 1 errors or more warnings than allowed, 2 a file cannot be read
 * @throws when an option is unknown, or a fixed config cannot be written
 */
export async function run(options: string[], root: string): Promise<number> {
  const { file, format, maxWarnings, fix } = validateOptions(options);
  const path = resolve(root, file === undefined ? OWN_CONFIG : resolve(process.env.INIT_CWD ?? root, file));
  const config = relativePath(root, path) ?? path;
  // The output for programs contains only the report, so fixes are printed to stderr.
  const print = format === 'text' ? console.log : console.error;
  if (fix)
    for (const change of [...(await fixConfig(root, config)), ...fixTypography(root, config)]) print(change);
  const loaded = loadSite(root, config);
  for (const text of report(loaded, format, root)) console.log(text);
  const { problems } = loaded;
  if (problems.some(({ code }) => code === UNREADABLE)) return 2;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (warnings > maxWarnings)
    print(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows.`);
  return warnings < problems.length || warnings > maxWarnings ? 1 : 0;
}

/** Returns the report in a format. */
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
      const fixable = problems.filter(({ rename }) => rename !== undefined).length;
      const hint = fixable === 0 ? '' : ` npm run validate -- --fix fixes ${fixable} of them.`;
      const others = unpublished === 0 ? '' : ` (${unpublished} more not published)`;
      const pages = site ? `${site.config.pages.length} pages${others}: ` : '';
      return [
        ...textReport(problems, textOf, colors),
        ...readMore(problems),
        `${pages}${problemCount(problems)}.${hint}`,
      ];
    }
  }
}
