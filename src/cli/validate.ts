import { resolve } from 'node:path';
import { fileTexts } from '../config/source/file-cache';
import { problemCount } from '../config/source/problem';
import { UNREADABLE } from '../config/source/read-text-file';
import { command } from '../lib/command/command';
import { relativePath } from '../lib/paths';
import { fixConfig } from '../validate/fix/fix-config';
import { fixTypography } from '../validate/fix/fix-typography';
import { loadSite, OWN_CONFIG, type LoadedSite } from '../validate/load-site';
import { githubReport } from '../validate/reporters/github';
import { readMore } from '../validate/reporters/help-links';
import { jsonReport } from '../validate/reporters/json';
import { problemPointers } from '../validate/reporters/json-pointer';
import { textReport } from '../validate/reporters/text';

const formats = ['text', 'json', 'github'] as const;

/** `npm run validate`: reports every problem of the site. */
export default command({
  name: 'validate',
  summary: 'Reports every problem of the site, and what would be right.',
  docs: 'docs/maintaining.md#checking',
  arguments: [{ name: 'FILE', description: `the config, relative to where npm was called (${OWN_CONFIG})` }],
  options: {
    format: { type: 'string', values: formats, default: 'text', description: 'the format of the report' },
    'max-warnings': { type: 'number', description: 'exit with 1 when there are more warnings' },
    fix: { type: 'boolean', description: 'fix what is safe to fix' },
  },
  examples: ['', 'drafts/next.json', '--max-warnings 0', '--fix'],
  async run({ format, fix, 'max-warnings': maxWarnings = Infinity }, [file], root) {
    const path = resolve(root, file === undefined ? OWN_CONFIG : resolve(process.env.INIT_CWD ?? root, file));
    const config = relativePath(root, path) ?? path;
    // The output for programs contains only the report, so fixes are printed to stderr.
    const print = format === 'text' ? console.log : console.error;
    if (fix)
      for (const change of [...(await fixConfig(root, config)), ...fixTypography(root, config)])
        print(change);
    const loaded = loadSite(root, config);
    for (const text of report(loaded, format, root)) console.log(text);
    const { problems } = loaded;
    if (problems.some(({ code }) => code === UNREADABLE)) return 2;
    const warnings = problems.filter(({ severity }) => severity === 'warning').length;
    if (warnings > maxWarnings)
      print(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows.`);
    return warnings < problems.length || warnings > maxWarnings ? 1 : 0;
  },
});

/** Returns the report in a format. */
function report(
  { site, problems, unpublished = 0 }: LoadedSite,
  format: (typeof formats)[number],
  root: string,
): string[] {
  const textOf = fileTexts(root);
  switch (format) {
    case 'json':
      return [jsonReport(problems, problemPointers(textOf))];
    case 'github':
      return githubReport(problems);
    default: {
      const fixable = problems.filter(({ rename }) => rename !== undefined).length;
      const hint = fixable === 0 ? '' : ` npm run validate -- --fix fixes ${fixable} of them.`;
      const others = unpublished === 0 ? '' : ` (${unpublished} more not published)`;
      const pages = site ? `${site.config.pages.length} pages${others}: ` : '';
      return [
        ...textReport(problems, textOf),
        ...readMore(problems),
        `${pages}${problemCount(problems)}.${hint}`,
      ];
    }
  }
}
