import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemLine, problemMessage } from '../../src/config/source/problem';
import { shownText, textReport } from '../../src/config/reports/text';
import { SiteCopy } from '../support/site-copy';
import { root } from '../support/sites';

interface Task {
  label: string;
  type: string;
  script?: string;
  command?: string;
  problemMatcher: { pattern: Record<string, number> & { regexp: string } };
}

const { tasks } = JSON.parse(readFileSync(join(root, '.vscode/tasks.json'), 'utf8')) as { tasks: Task[] };
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The fields of a problem in the panel Problems. */
const fields = ['file', 'line', 'column', 'severity', 'code', 'message'];

/** What the panel Problems makes of a line; null when it is none of a problem. */
function panelEntry({ problemMatcher: { pattern } }: Task, line: string) {
  const parts = new RegExp(pattern.regexp).exec(line);
  return parts && Object.fromEntries(fields.map((field) => [field, parts[pattern[field]!]]));
}

describe.each(['validate', 'dev'])('the task "%s" of the editor', (label) => {
  const task = tasks.find((known) => known.label === label)!;

  it('puts all errors and warnings into the panel Problems, each with its place, code and words', () => {
    using copy = new SiteCopy()
      .replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "en": "Hello" }')
      .replace('"to": "contact"', '"to": "contct"');
    const { problems } = loadSite(copy.folder);
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']));
    const lines =
      label === 'dev'
        ? problems.map((problem) => problemLine(problem))
        : textReport(problems, (file) => shownText(copy.folder, file)).flatMap((text) => text.split('\n'));
    expect(lines.map((line) => panelEntry(task, line)).filter((entry) => entry !== null)).toEqual(
      problems.map((problem) => ({
        file: problem.file,
        line: String(problem.line),
        column: String(problem.column),
        severity: problem.severity,
        code: problem.code,
        message: problemMessage(problem),
      })),
    );
  });
});

it('every task of the editor runs a command of the project', () => {
  for (const { type, script, command, label } of tasks) {
    const name = type === 'npm' ? script : /^npm run (\S+)/.exec(command ?? '')?.[1];
    expect(scripts, label).toHaveProperty([name ?? '']);
  }
});
