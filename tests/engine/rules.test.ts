import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { fileTexts } from '../../src/config/source/file-cache';
import { loadSite } from '../../src/validate/load-site';
import { problemLine, problemMessage } from '../../src/config/source/problem';
import { problemPointers } from '../../src/validate/reporters/json-pointer';
import { problemRules } from '../../src/validate/rules/problem-rules';
import { rulesList } from '../../src/codegen/rules-index';
import { hoverTexts } from '../../src/codegen/hover-texts';
import { rulesSchema } from '../../src/codegen/rules-schema';
import { warningRules } from '../../src/validate/rules/warning-rules';
import { rulePage, type RuleExample } from '../support/rule-page';
import { SampleSite } from '../support/sample-site';

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

/** What is told of the sample site after these changes, each with its place, and the places that were changed. */
function told(examples: RuleExample[]) {
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

/** Whether something is told at a place or below it, or of the whole file. */
const isAt = (problem: Place, place: Place) =>
  problem.file === place.file &&
  (problem.pointer === '' || `${problem.pointer}/`.startsWith(`${place.pointer}/`));

const of = (examples: RuleExample[], kind: RuleExample['kind']) =>
  examples.filter((example) => example.kind === kind);

it('nothing is told of the sample site as it is', () => {
  expect(told([]).problems.map(problemLine)).toEqual([]);
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
  it('is what is told of the wrong example: as severe as the list says, where it stands, in the words that are quoted', () => {
    const { problems, changed } = told(of(examples, 'bad'));
    const rules = problems.map((problem) => `${problem.severity} ${problem.code}`);
    const severity = warningRules.includes(code) ? 'warning' : 'error';
    expect([...new Set(rules)], problems.map(problemLine).join('\n')).toEqual([`${severity} ${code}`]);
    const here = problems.filter((problem) => changed.some((place) => isAt(problem, place)));
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes)
      expect(here.map(problemMessage)).toContainEqual(expect.stringContaining(quote));
  });

  it('is not told of the right example, and no error is', () => {
    const right = of(examples, 'good');
    expect(right).not.toEqual([]);
    const wrong = told(right).problems.filter(
      (problem) => problem.code === code || problem.severity === 'error',
    );
    expect(wrong.map(problemLine)).toEqual([]);
  });
});

it.each([
  '<!-- example: worse site.config.json /url -->\n```json\n1\n```',
  '<!-- example: bad site.config.json url -->\n```json\n1\n```',
  '<!-- example: bad site.config.json /url -->\n1',
  '<!-- example: none -->',
])('an example that cannot be run is told, not passed over: %j', (text) => {
  expect(() => rulePage(text)).toThrow('an example is written as');
});

it('the rules that only warn exist', () => {
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
])('%s names every rule; "npm run types" writes it', async (file, text) => {
  const fresh = await format(text, { ...(await resolveConfig(file)), filepath: file });
  expect(readFileSync(file, 'utf8')).toBe(fresh);
});
