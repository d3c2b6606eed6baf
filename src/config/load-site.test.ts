import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../tests/support/site-copy';
import { problemLine } from './source/problem';
import { loadSite } from './load-site';

/** Returns the problems of a copy, with its own schema if it has one. */
const reported = (copy: SiteCopy, project?: string) =>
  loadSite(copy.folder, { project }).problems.map((problem) => problemLine(problem));

/** Returns a copy of the site with a schema beside it. */
function copyWithSchema(): SiteCopy {
  const copy = new SiteCopy();
  cpSync('schema', join(copy.folder, 'schema'), { recursive: true });
  return copy;
}

describe('an unusable file is reported by name', () => {
  it.each(['site.config.json', 'locales/fr.json', 'schema/site.schema.json', 'schema/blocks'])(
    'when %s is missing',
    (file) => {
      using copy = copyWithSchema();
      rmSync(join(copy.folder, file), { recursive: true });
      expect(reported(copy, copy.folder)).toEqual([
        `${file}:1:1  error FILE-001  ${file} does not exist. Check whether it was moved or renamed, or restore it: git restore ${file}`,
      ]);
    },
  );

  it('when a schema is not JSON, or not a schema', () => {
    using copy = copyWithSchema();
    const file = 'schema/blocks/hero.schema.json';
    const good = copy.text(file);
    copy.add(file, good.replace('"title": "HeroBlock",', '"title": "HeroBlock"'));
    expect(reported(copy, copy.folder)).toEqual([
      expect.stringMatching(
        /^schema\/blocks\/hero\.schema\.json:4:3 {2}error JSON-001 {2}A comma is missing/,
      ),
    ]);
    copy.add(file, good.replace('"type": "object"', '"type": "objekt"'));
    expect(reported(copy, copy.folder)).toEqual([
      expect.stringMatching(/^schema\/blocks\/hero\.schema\.json:1:1 {2}error SCHEMA-000 /),
    ]);
  });
});

it('errors of the schema and of the locale files are reported together, and those of rules once these are corrected', () => {
  using copy = new SiteCopy();
  const good = copy.text('locales/en.json');
  const codes = () => loadSite(copy.folder).problems.map((problem) => [problem.file, problem.code]);
  copy.change(({ contact }) => (contact.privacyPage = 'nowhere')).replace('"timeout"', '"timeuot"');
  copy.add('locales/en.json', good.slice(0, -3));
  expect(codes()).toEqual([
    ['site.config.json', 'SCHEMA-001'],
    ['locales/en.json', 'JSON-001'],
  ]);
  copy.replace('"timeuot"', '"timeout"');
  copy.add('locales/en.json', good.replace('"skip": "', '"skip": "<b>'));
  expect(codes()).toEqual([
    ['site.config.json', 'LINK-001'],
    ['locales/en.json', 'WORDS-004'],
  ]);
});

it('a changed schema takes effect immediately', () => {
  using copy = copyWithSchema();
  expect(reported(copy, copy.folder)).toEqual([]);
  copy.edit('schema/site.schema.json', (text) => text.replace('"^https:', '"^http:'));
  expect(reported(copy, copy.folder)).toEqual([expect.stringMatching(/SCHEMA-\d+ {2}url: /)]);
});

it('a problem points at the invalid value, or at the name of an unknown field', () => {
  using copy = new SiteCopy().change((config) => (config.contact.privacyPage = 'privat'));
  const pointers = () => loadSite(copy.folder).problems.map(({ code, pointer }) => [code, pointer]);
  expect(pointers()).toEqual([['LINK-001', '/contact/privacyPage']]);
  copy.change((config) => Object.assign(config.organization, { 'b/c~': 1 }));
  expect(pointers()).toEqual([['SCHEMA-001', '/organization/b~1c~0']]);
});
