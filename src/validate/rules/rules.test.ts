import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { rulePage, type RuleExample } from '../../../tests/support/rule-page';
import { SampleSite } from '../../../tests/support/sample-site';
import { hoverTexts } from '../../codegen/hover-texts';
import { rulesList } from '../../codegen/rules-index';
import { rulesSchema } from '../../codegen/rules-schema';
import { fileTexts } from '../../config/source/file-cache';
import { problemLine, problemMessage } from '../../config/source/problem';
import { loadSite } from '../load-site';
import { problemPointers } from '../reporters/json-pointer';
import { problemRules } from './problem-rules';
import { warningRules } from './warning-rules';

const FOLDER = 'docs/rules';
const codes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => name.slice(0, -'.md'.length));
const pages = codes.map((code) => {
  const text = readFileSync(`${FOLDER}/${code}.md`, 'utf8');
  return { code, text, ...rulePage(text) };
});
const shown = pages.filter(({ unshown }) => unshown === undefined);
const unshown = pages.filter((page) => page.unshown !== undefined);

type Place = Pick<RuleExample, 'file' | 'pointer'>;

/** Returns the problems of the sample site after these changes, with their pointers, and the changed pointers. */
function reported(examples: RuleExample[]) {
  using sample = new SampleSite();
  const changed = examples.map(({ file, pointer, fence, content }) => {
    if (fence === 'json') return { file, pointer: sample.set(file, pointer, JSON.parse(content)) };
    sample.write(file, content);
    return { file, pointer };
  });
  const { problems } = loadSite(sample.folder, undefined, { now: new Date('2026-06-01T12:00:00Z') });
  const pointerOf = problemPointers(fileTexts(sample.folder));
  return { changed, problems: problems.map((problem) => ({ ...problem, pointer: pointerOf(problem) })) };
}

/** Returns whether a problem is at a pointer, below it, or about the entire file. */
const isAt = (problem: Place, place: Place) =>
  problem.file === place.file &&
  (problem.pointer === '' || `${problem.pointer}/`.startsWith(`${place.pointer}/`));

const of = (examples: RuleExample[], kind: RuleExample['kind']) =>
  examples.filter((example) => example.kind === kind);

it('the sample site has no problems', () => {
  expect(reported([]).problems.map((problem) => problemLine(problem))).toEqual([]);
});

it('every rule has a page, and every page a rule', () => {
  expect(codes.toSorted()).toEqual(Object.keys(problemRules).toSorted());
});

it.each(pages)('the page of $code begins with what the rule means and is short', ({ code, title, text }) => {
  const meaning = problemRules[code] ?? '';
  expect(title).toBe(`${code}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1).replace(/\.$/, '')}`);
  expect(text.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(36);
});

it.each(unshown)('$code is not shown by an example: $unshown', ({ examples, unshown: reason }) => {
  expect(examples).toEqual([]);
  expect(reason?.length).toBeGreaterThan(20);
});

describe.each(shown)('$code', ({ code, examples, quotes }) => {
  it('reports the wrong example with the listed severity, at its position, with the quoted message', () => {
    const { problems, changed } = reported(of(examples, 'bad'));
    const rules = problems.map((problem) => `${problem.severity} ${problem.code}`);
    const severity = warningRules.includes(code) ? 'warning' : 'error';
    expect([...new Set(rules)], problems.map((problem) => problemLine(problem)).join('\n')).toEqual([`${severity} ${code}`]);
    const here = problems.filter((problem) => changed.some((place) => isAt(problem, place)));
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes)
      expect(here.map((problem) => problemMessage(problem))).toContainEqual(expect.stringContaining(quote));
  });

  it('does not report the right example, which has no errors', () => {
    const right = of(examples, 'good');
    expect(right).not.toEqual([]);
    const wrong = reported(right).problems.filter(
      (problem) => problem.code === code || problem.severity === 'error',
    );
    expect(wrong.map((problem) => problemLine(problem))).toEqual([]);
  });
});

it.each([
  '<!-- example: worse site.config.json /url -->\n```json\n1\n```',
  '<!-- example: bad site.config.json url -->\n```json\n1\n```',
  '<!-- example: bad site.config.json /url -->\n1',
  '<!-- example: none -->',
])('an example that cannot be run is reported, not ignored: %j', (text) => {
  expect(() => rulePage(text)).toThrow('an example is written as');
});

it('every warning rule exists', () => {
  expect(warningRules.filter((code) => !(code in problemRules))).toEqual([]);
});

/** The schema of the rules with the help that editors show. */
function helpfulRules(): string {
  const text = rulesSchema();
  const [helpful] = hoverTexts([{ name: 'rules.schema.json', text, schema: JSON.parse(text) }]);
  return helpful?.text ?? text;
}

it.each([
  [`${FOLDER}/README.md`, rulesList()],
  ['schema/rules.schema.json', helpfulRules()],
])('%s names every rule; "npm run generate" writes it', async (file, text) => {
  const fresh = await format(text, { ...(await resolveConfig(file)), filepath: file });
  expect(readFileSync(file, 'utf8')).toBe(fresh);
});
