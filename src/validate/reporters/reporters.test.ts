import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { fileTexts } from '../../config/source/file-cache';
import { githubReport } from './github';
import { jsonReport } from './json';
import { loadSite } from '../load-site';
import { problemLine, type Problem } from '../../config/source/problem';
import { problemPointers } from './json-pointer';
import { sarifReport } from './sarif';
import { terminalColors } from '../../lib/terminal';
import { textReport } from './text';

const problem: Problem = {
  file: 'site.config.json',
  line: 2,
  column: 9,
  severity: 'error',
  code: 'LINK-001',
  location: 'page /contact › actions[0].to',
  message: 'there is no page "contct".',
  suggestion: 'contact',
};
const text = '{\n  "to": "contct"\n}';

/** A site with a wrong link, a misspelt word and a missing translation. */
function faulty(): SiteCopy {
  return new SiteCopy().change((config) => {
    config.contact.privacyPage = 'privat';
    config.pages[2]!.title = { fr: 'Un titre sans traductions' };
  });
}

describe('for people', () => {
  it('is the line of the problem and its place in the file, without colours where there is no terminal', () => {
    const [told = ''] = textReport([problem], () => text, terminalColors(false, {}));
    expect(told.split('\n')).toEqual([
      problemLine(problem),
      '  1 | {',
      '> 2 |   "to": "contct"',
      '    |         ^',
      '  3 | }',
      '',
    ]);
  });

  it('is red for an error and yellow for a warning, and says the same', () => {
    const colors = terminalColors(true, {});
    const told = textReport([problem, { ...problem, severity: 'warning' }], () => text, colors);
    expect(told[0]).toContain(colors.red('error'));
    expect(told[0]).toContain(colors.red('^'));
    expect(told[1]).toContain(colors.yellow('warning'));
    const [plain] = textReport([problem], () => text, terminalColors(false, {}));
    // oxlint-disable-next-line no-control-regex
    expect(told[0]?.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
  });

  it('is only the line when the file cannot be read', () => {
    expect(textReport([problem], () => '', terminalColors(false, {}))).toEqual([`${problemLine(problem)}\n`]);
  });
});

describe('as JSON', () => {
  it('has the promised fields and no others', () => {
    expect(JSON.parse(jsonReport([problem], () => '/to'))).toEqual({
      problems: [
        {
          file: 'site.config.json',
          line: 2,
          column: 9,
          severity: 'error',
          code: 'LINK-001',
          message: 'there is no page "contct".',
          path: '/to',
          suggestion: 'contact',
        },
      ],
    });
    expect(JSON.parse(jsonReport([], () => ''))).toEqual({ problems: [] });
  });

  it('points at the value that is wrong', () => {
    using copy = faulty();
    const { problems } = loadSite(copy.folder);
    const pointerOf = problemPointers(fileTexts(copy.folder));
    expect(problems.map((found) => [found.code, pointerOf(found)])).toEqual(
      expect.arrayContaining([
        ['LINK-001', '/contact/privacyPage'],
        ['WORDS-002', '/pages/2/title'],
      ]),
    );
  });

  it('points at the name of a field that is wrong, with its signs escaped', () => {
    const pointerOf = problemPointers(() => '{ "a": [0, { "b/c~": 1 }] }');
    expect(pointerOf({ ...problem, line: 1, column: 14 })).toBe('/a/1/b~1c~0');
    expect(pointerOf({ ...problem, line: 1, column: 1 })).toBe('');
  });

  it('points at the whole file when it is no JSON', () => {
    expect(problemPointers(() => '{ "a": [0, }')({ ...problem, line: 1, column: 8 })).toBe('');
  });
});

describe('for GitHub', () => {
  it('is one annotation for each problem', () => {
    expect(githubReport([problem])).toEqual([
      '::error file=site.config.json,line=2,col=9,title=LINK-001::page /contact › actions[0].to: there is no page "contct". Did you mean "contact"?',
    ]);
    expect(githubReport([{ ...problem, severity: 'warning' }])[0]).toMatch(/^::warning /);
  });

  it('escapes what would end a property or a line', () => {
    const [told] = githubReport([
      { ...problem, file: 'a,b:c%.json', location: '', message: '100 %,\r\nyes: no', suggestion: null },
    ]);
    expect(told).toBe('::error file=a%2Cb%3Ac%25.json,line=2,col=9,title=LINK-001::100 %25,%0D%0Ayes: no');
  });
});

describe('as SARIF', () => {
  /** The published schema is of an older draft, which has another name for `$id`; the rest is the same. */
  const {
    id: _,
    $schema: _draft,
    $comment: _source,
    ...schema
  } = JSON.parse(readFileSync('tests/support/sarif-2.1.0.json', 'utf8'));
  const fits = new Ajv({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
    allErrors: true,
  }).compile(schema);

  it('fits the published schema, with problems and without', () => {
    using copy = faulty();
    const { problems } = loadSite(copy.folder);
    expect(problems.length).toBeGreaterThan(1);
    for (const found of [problems, [], [{ ...problem, file: '/elsewhere/next config.json' }]]) {
      fits(JSON.parse(sarifReport(found, problemPointers(fileTexts(copy.folder)))));
      expect(fits.errors).toBeNull();
    }
    fits({ version: '2.1.0', runs: [{ results: [] }] });
    expect(fits.errors, 'a run without a tool is told').not.toBeNull();
  });

  it('lists each rule once, with words, and its results point at it', () => {
    const other = { ...problem, code: 'SEARCH-001', severity: 'warning' as const };
    const { runs } = JSON.parse(sarifReport([other, problem, problem], () => '/to'));
    const { rules } = runs[0].tool.driver;
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(['LINK-001', 'SEARCH-001']);
    expect(rules[0].shortDescription.text).toMatch(/page that does not exist/);
    expect(runs[0].results.map((result: { ruleIndex: number }) => result.ruleIndex)).toEqual([1, 0, 0]);
    expect(runs[0].results[0]).toMatchObject({ ruleId: 'SEARCH-001', level: 'warning' });
  });

  it('names a file of the project from its folder, and any other by its whole address', () => {
    const uri = (file: string) =>
      JSON.parse(sarifReport([{ ...problem, file }], () => '')).runs[0].results[0].locations[0]
        .physicalLocation.artifactLocation.uri;
    expect(uri('locales/a b.json')).toBe('locales/a%20b.json');
    expect(uri('/elsewhere/next.json')).toMatch(/^file:\/\/\/.*elsewhere\/next\.json$/);
  });
});
