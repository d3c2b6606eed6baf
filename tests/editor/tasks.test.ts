import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { problemCount, problemLine, problemMessage, readingFiles } from '../../src/config/source/problem';
import { shownText, textReport } from '../../src/config/reports/text';
import { messageLanguages, say } from '../../src/lib/text/message-language';
import { exampleProblem } from '../support/problem';
import { SiteCopy } from '../support/site-copy';
import { root } from '../support/sites';

interface Matcher {
  severity?: string;
  background?: { beginsPattern: string; endsPattern: string };
  pattern: Record<string, number> & { regexp: string };
}

interface Task {
  label: string;
  type: string;
  script?: string;
  command?: string;
  problemMatcher: Matcher[];
}

const { tasks } = JSON.parse(readFileSync(join(root, '.vscode/tasks.json'), 'utf8')) as { tasks: Task[] };
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The fields of a problem in the panel Problems, besides its severity. */
const fields = ['file', 'line', 'column', 'code', 'message'];

/** What the panel Problems makes of a line; undefined when it is none of a problem. */
function panelEntry({ problemMatcher }: Task, line: string) {
  const entries = problemMatcher.flatMap(({ pattern, severity: usual = 'error' }) => {
    const parts = new RegExp(pattern.regexp).exec(line);
    if (!parts) return [];
    const word = parts[pattern['severity'] ?? -1] ?? '';
    // VS Code knows no other words.
    const severity = ['error', 'warning', 'info'].includes(word) ? word : usual;
    return [{ severity, ...Object.fromEntries(fields.map((field) => [field, parts[pattern[field]!]])) }];
  });
  expect(entries.length, line).toBeLessThanOrEqual(1);
  return entries[0];
}

const both = ['validate', 'dev'].flatMap((label) =>
  messageLanguages.map((language) => [label, language] as const),
);

describe.each(both)('the task "%s" of the editor, with messages in %s', (label, language) => {
  const task = tasks.find((known) => known.label === label)!;

  it('puts all errors and warnings into the panel Problems, each with its place, code and words', () => {
    using copy = new SiteCopy()
      .replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "en": "Hello" }')
      .replace('"to": "contact"', '"to": "contct"');
    const { problems } = loadSite(copy.folder);
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']));
    const lines =
      label === 'dev'
        ? problems.map((problem) => problemLine(problem, language))
        : textReport(problems, (file) => shownText(copy.folder, file), language).flatMap((text) =>
            text.split('\n'),
          );
    expect(lines.flatMap((line) => panelEntry(task, line) ?? [])).toEqual(
      problems.map((problem) => ({
        file: problem.file,
        line: String(problem.line),
        column: String(problem.column),
        severity: problem.severity,
        code: problem.code,
        message: problemMessage(problem, language),
      })),
    );
  });
});

it.each(messageLanguages)(
  'the task "dev" of the editor knows where the problems begin and end, with messages in %s',
  (language) => {
    const { background } = tasks.find(({ label }) => label === 'dev')!.problemMatcher[0]!;
    expect(say(readingFiles, language)).toMatch(new RegExp(background!.beginsPattern));
    for (const problems of [
      [],
      [exampleProblem()],
      [1, 2, 3, 4].map(() => exampleProblem({ severity: 'warning' })),
    ])
      expect(`${problemCount(problems, language)}.`).toMatch(new RegExp(background!.endsPattern));
  },
);

it('every task of the editor runs a command of the project', () => {
  for (const { type, script, command, label } of tasks) {
    const name = type === 'npm' ? script : /^npm run (\S+)/.exec(command ?? '')?.[1];
    expect(scripts, label).toHaveProperty([name ?? '']);
  }
});
