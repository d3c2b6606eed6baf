import { describe, expect, it } from 'vitest';
import { SampleSite } from '../../../tests/support/sample-site';
import { typeset, type Example, type RuleExamples } from '../rule-info';
import { messageLanguages } from '../../lib/text/message-language';
import { problemLine, problemMessage, type Problem } from '../source/problem';
import { applyFrenchTypography } from './texts/french-typography';
import { loadSite } from '../load-site';
import { allRules } from './index';

type Position = { file: string; pointer: string };

/** Returns the problems of the sample site after these changes, and the changed places. */
function reported(examples: Example[]) {
  const hasSchema = examples.some(({ file }) => file?.startsWith('schema/'));
  using sample = new SampleSite(hasSchema);
  const changed = examples.map((example): Position => {
    const { file = 'site.config.json' } = example;
    if (!('value' in example)) sample.add(file, example.content);
    const pointer = 'value' in example ? sample.set(file, example.pointer, example.value) : '';
    // A schema that cannot be used is reported as a whole.
    return { file, pointer: file.startsWith('schema/') ? '' : pointer };
  });
  const project = hasSchema ? sample.folder : undefined;
  const { problems } = loadSite(sample.folder, { project });
  return { changed, problems };
}

/** Codes of rules that are gone: maintainers may still know them, so no rule gets one of them. */
const retired: Record<string, number[]> = {
  DATA: [3, 5, 6, 7, 8, 9, 10, 11, 12],
  DATE: [1, 2, 4, 6],
  FILE: [3],
  JSON: [3, 4],
  LINK: [5, 6, 7, 8, 10, 11, 12, 14],
  PATH: [2],
  PICTURE: [4, 5],
  PRICE: [1, 2],
  REDIRECT: [1, 3, 4, 5, 6],
  RULE: [1],
  SCHEMA: [6, 8, 9, 10],
  SHARED: [1, 2, 3],
  VERSION: [1, 2],
  WORDS: [3, 7, 8, 15, 16, 18, 19, 20, 23],
};

/** What was reported where, for the message of a test. */
const said = (problems: Problem[]) =>
  problems.map((problem) => `${problem.file}#${problem.pointer} ${problemLine(problem)}`).join('\n');

/** Returns whether a problem is at a place or below it. */
const isAt = (problem: Position, place: Position) =>
  problem.file === place.file && `${problem.pointer}/`.startsWith(`${place.pointer}/`);

const shown = allRules.flatMap((rule) =>
  'none' in rule.examples ? [] : [{ ...rule, examples: rule.examples as RuleExamples }],
);

it('the sample site has no problems', () => {
  expect(reported([]).problems.map((problem) => problemLine(problem))).toEqual([]);
});

it('a code is never used again: each number of a group is that of one rule, or retired', () => {
  const groups: Record<string, number[]> = structuredClone(retired);
  for (const [group = '', number] of allRules.map(({ code }) => code.split('-')))
    (groups[group] ??= []).push(Number(number));
  for (const [group, numbers] of Object.entries(groups)) {
    // SCHEMA-000 is a schema that cannot be used.
    const first = group === 'SCHEMA' ? 0 : 1;
    expect(
      numbers.toSorted((one, other) => one - other),
      group,
    ).toEqual(numbers.map((_, index) => index + first));
  }
});

describe.each(shown)('$code', ({ code, severity, examples }) => {
  it('reports the invalid example with its severity, at its position, in both languages', () => {
    const { problems, changed } = reported(examples.invalid);
    const found = problems.map((problem) => `${problem.severity} ${problem.code}`);
    expect([...new Set(found)], said(problems)).toEqual([`${severity} ${code}`]);
    const here = problems.filter((problem) => changed.some((place) => isAt(problem, place)));
    const places = changed.map(({ file, pointer }) => `${file}#${pointer}`).join(', ');
    expect(
      here.map((problem) => problemMessage(problem)),
      `Reported:\n${said(problems)}\nExpected at ${places} or below`,
    ).toContainEqual(expect.stringContaining(examples.reports));
    for (const { message } of here) {
      expect(message.fr).not.toBe(message.en);
      for (const language of messageLanguages) expect(message[language]).toMatch(/^["«“]?.*[.?]$/su);
    }
  });

  it('does not report the valid example, which has no errors', () => {
    const wrong = reported(examples.valid).problems.filter(
      (problem) => problem.code === code || problem.severity === 'error',
    );
    expect(wrong.map((problem) => problemLine(problem))).toEqual([]);
  });
});

it.each(allRules)('$code is described in both languages, without typographic errors', ({ summary, docs }) => {
  for (const text of [typeset(summary), typeset(docs)]) {
    expect(text.en).not.toBe(text.fr);
    // Code keeps its own characters.
    const fr = text.fr.replaceAll(/`[^`]*`/g, 'code');
    expect(applyFrenchTypography(fr)).toBe(fr);
  }
});
