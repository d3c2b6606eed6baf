import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileTexts } from '../../src/config/source/file-cache';
import { loadSite } from '../../src/validate/load-site';
import { problemLine, problemMessage } from '../../src/config/source/problem';
import { textReport } from '../../src/validate/reporters/text';
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

/** What the panel Problems makes of a line; null when it is none of a problem. */
function panelEntry(task: Task, line: string) {
  const { regexp, file, line: row, column, severity, code, message } = task.problemMatcher.pattern;
  const parts = new RegExp(regexp).exec(line);
  if (!parts) return null;
  const [fileOf, line_, columnOf, severityOf, codeOf, messageOf] = [
    file,
    row,
    column,
    severity,
    code,
    message,
  ].map((group) => parts[group!]);
  return {
    file: fileOf,
    line: Number(line_),
    column: Number(columnOf),
    severity: severityOf,
    code: codeOf,
    message: messageOf,
  };
}

/** Errors and a warning, in the config and in a file of words. */
function brokenSite(): SiteCopy {
  return new SiteCopy()
    .replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "en": "Hello" }')
    .replace('"eyebrow":', '"eyebrwo":')
    .replace('"type": "steps"', '"type": "stepps"');
}

/** Words that are only missing in a language are warned of. */
function warnedSite(): SiteCopy {
  return new SiteCopy().replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "en": "Hello" }');
}

describe.each(['validate', 'dev'])('the task "%s" of the editor', (label) => {
  const task = tasks.find((known) => known.label === label)!;

  it('runs a script that there is', () => {
    expect(scripts[task.script ?? '']).toBeDefined();
  });

  it.each([
    ['errors', brokenSite],
    ['warnings', warnedSite],
  ])('puts all %s into the panel Problems, each with its place, code and words', (kind, broken) => {
    using copy = broken();
    const { problems } = loadSite(copy.folder);
    expect(problems.map(({ severity }) => `${severity}s`)).toContain(kind);
    const lines =
      label === 'dev'
        ? problems.map((problem) => problemLine(problem))
        : textReport(problems, fileTexts(copy.folder)).flatMap((text) => text.split('\n'));
    expect(lines.map((line) => panelEntry(task, line)).filter((entry) => entry !== null)).toEqual(
      problems.map((problem) => ({
        file: problem.file,
        line: problem.line,
        column: problem.column,
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
