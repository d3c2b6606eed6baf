import { describe, expect, it } from 'vitest';
import { SampleSite } from '../../../tests/support/sample-site';
import { typeset, type Example, type RuleExamples } from '../rule-info';
import { messageLanguages } from '../../lib/text/message-language';
import { problemLine, problemMessage } from '../source/problem';
import { applyFrenchTypography } from './texts/french-typography';
import { loadSite } from '../load-site';
import { allRules } from './index';

type Place = { file: string; pointer: string };

/** Returns the problems of the sample site after these changes, and the changed places. */
function reported(examples: Example[]) {
  const hasSchema = examples.some(({ file }) => file?.startsWith('schema/'));
  using sample = new SampleSite(hasSchema);
  const changed = examples.map((example): Place => {
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

/** Returns whether a problem is at a place or below it. */
const isAt = (problem: Place, place: Place) =>
  problem.file === place.file && `${problem.pointer}/`.startsWith(`${place.pointer}/`);

const shown = allRules.flatMap((rule) =>
  'none' in rule.examples ? [] : [{ ...rule, examples: rule.examples as RuleExamples }],
);

it('the sample site has no problems', () => {
  expect(reported([]).problems.map((problem) => problemLine(problem))).toEqual([]);
});

it('no two rules have the same code', () => {
  const codes = allRules.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

describe.each(shown)('$code', ({ code, severity, examples }) => {
  it('reports the invalid example with its severity, at its position, in both languages', () => {
    const { problems, changed } = reported(examples.invalid);
    const lines = problems.map((problem) => problemLine(problem));
    const found = problems.map((problem) => `${problem.severity} ${problem.code}`);
    expect([...new Set(found)], lines.join('\n')).toEqual([`${severity} ${code}`]);
    const here = problems.filter((problem) => changed.some((place) => isAt(problem, place)));
    expect(here.map((problem) => problemMessage(problem))).toContainEqual(
      expect.stringContaining(examples.reports),
    );
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
