import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { fileTexts } from '../../config/source/file-cache';
import { problemLine, type Problem } from '../../config/source/problem';
import { terminalColors } from '../../lib/terminal';
import { loadSite } from '../load-site';
import { githubReport } from './github';
import { jsonReport } from './json';
import { problemPointers } from './json-pointer';
import { sarifReport } from './sarif';
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

describe('the text report', () => {
  it('shows the problem and the lines of the file, without colors outside of a terminal', () => {
    const [reported = ''] = textReport([problem], () => text, terminalColors(false, {}));
    expect(reported.split('\n')).toEqual([
      problemLine(problem),
      '  1 | {',
      '> 2 |   "to": "contct"',
      '    |         ^',
      '  3 | }',
      '',
    ]);
  });

  it('is red for an error and yellow for a warning, with the same text', () => {
    const colors = terminalColors(true, {});
    const reported = textReport([problem, { ...problem, severity: 'warning' }], () => text, colors);
    expect(reported[0]).toContain(colors.red('error'));
    expect(reported[0]).toContain(colors.red('^'));
    expect(reported[1]).toContain(colors.yellow('warning'));
    const [plain] = textReport([problem], () => text, terminalColors(false, {}));
    // oxlint-disable-next-line no-control-regex
    expect(reported[0]?.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
  });

  it('shows only the problem when the file cannot be read', () => {
    expect(textReport([problem], () => '', terminalColors(false, {}))).toEqual([`${problemLine(problem)}\n`]);
  });
});

describe('the JSON report', () => {
  it('has the documented fields and no others', () => {
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

  it('points at the invalid value', () => {
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

  it('points at the name of an unknown field, with escaped characters', () => {
    const pointerOf = problemPointers(() => '{ "a": [0, { "b/c~": 1 }] }');
    expect(pointerOf({ ...problem, line: 1, column: 14 })).toBe('/a/1/b~1c~0');
    expect(pointerOf({ ...problem, line: 1, column: 1 })).toBe('');
  });

  it('points at the entire file when it is not JSON', () => {
    expect(problemPointers(() => '{ "a": [0, }')({ ...problem, line: 1, column: 8 })).toBe('');
  });
});

describe('the GitHub report', () => {
  it('is one annotation for each problem', () => {
    expect(githubReport([problem])).toEqual([
      '::error file=site.config.json,line=2,col=9,title=LINK-001::page /contact › actions[0].to: there is no page "contct". Did you mean "contact"?',
    ]);
    expect(githubReport([{ ...problem, severity: 'warning' }])[0]).toMatch(/^::warning /);
  });

  it('escapes characters that would end a property or a line', () => {
    const [reported] = githubReport([
      { ...problem, file: 'a,b:c%.json', location: '', message: '100 %,\r\nyes: no', suggestion: null },
    ]);
    expect(reported).toBe(
      '::error file=a%2Cb%3Ac%25.json,line=2,col=9,title=LINK-001::100 %25,%0D%0Ayes: no',
    );
  });
});

describe('the SARIF report', () => {
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

  it('matches the published schema, with and without problems', () => {
    using copy = faulty();
    const { problems } = loadSite(copy.folder);
    expect(problems.length).toBeGreaterThan(1);
    for (const found of [problems, [], [{ ...problem, file: '/elsewhere/next config.json' }]]) {
      fits(JSON.parse(sarifReport(found, problemPointers(fileTexts(copy.folder)))));
      expect(fits.errors).toBeNull();
    }
    fits({ version: '2.1.0', runs: [{ results: [] }] });
    expect(fits.errors, 'a run without a tool is reported').not.toBeNull();
  });

  it('lists each rule once, with a description, and results refer to it', () => {
    const other = { ...problem, code: 'SEARCH-001', severity: 'warning' as const };
    const { runs } = JSON.parse(sarifReport([other, problem, problem], () => '/to'));
    const { rules } = runs[0].tool.driver;
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(['LINK-001', 'SEARCH-001']);
    expect(rules[0].shortDescription.text).toMatch(/page that does not exist/);
    expect(runs[0].results.map((result: { ruleIndex: number }) => result.ruleIndex)).toEqual([1, 0, 0]);
    expect(runs[0].results[0]).toMatchObject({ ruleId: 'SEARCH-001', level: 'warning' });
  });

  it('uses a relative path for a file of the project, and a file URL for any other', () => {
    const uri = (file: string) =>
      JSON.parse(sarifReport([{ ...problem, file }], () => '')).runs[0].results[0].locations[0]
        .physicalLocation.artifactLocation.uri;
    expect(uri('locales/a b.json')).toBe('locales/a%20b.json');
    expect(uri('/elsewhere/next.json')).toMatch(/^file:\/\/\/.*elsewhere\/next\.json$/);
  });
});
