import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nearTests } from '../../scripts/lib/near-tests.mjs';
import { changesContentOnly, differingFiles, withoutContent } from '../../scripts/lib/content-files.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  for (const name of ['locales', 'public/pictures', 'src'])
    mkdirSync(join(folder, name), { recursive: true });
  git('init', '-q');
  commit('site.config.json', 'src/main.ts', 'locales/fr.json');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(...words: string[]) {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
  expect(spawnSync('git', [...identity, ...words], { cwd: folder }).status).toBe(0);
}

function commit(...files: string[]) {
  for (const file of files) writeFileSync(join(folder, file), `${Math.random()}`);
  git('add', '-A');
  git('commit', '-q', '-m', 'A change.');
}

it.each([
  [
    'config, words, a picture and what commands write',
    'site.config.json locales/fr.json public/pictures/shop.png site.lock.json',
    true,
  ],
  ['the engine', 'site.config.json src/main.ts', false],
  ['the packages', 'site.config.json package.json', false],
  ['a file of the engine with the name of the config', 'src/site.config.json', false],
])('a change of %s is known as content or not', (_, files, isContent) => {
  commit(...files.split(' '));
  expect(changesContentOnly(folder, 'HEAD^')).toBe(isContent);
});

it.each([
  ['HEAD', true],
  ['', false],
  ['0000000000000000000000000000000000000000', false],
  ['gone', false],
])(
  'no change at all needs no more than content does, and no commit may be anything: "%s"',
  (since, isContent) => {
    expect(changesContentOnly(folder, since)).toBe(isContent);
  },
);

it('what differs from a commit is committed, changed, new or gone; not what only the other branch has changed', () => {
  git('checkout', '-q', '-b', 'work');
  commit('src/work.ts');
  git('checkout', '-q', '-b', 'other', 'HEAD^');
  commit('src/other.ts');
  git('checkout', '-q', 'work');
  for (const name of ['src/main.ts', 'src/new é.ts']) writeFileSync(join(folder, name), 'edited');
  rmSync(join(folder, 'locales/fr.json'));
  expect(differingFiles(folder, 'other')?.toSorted()).toEqual([
    'locales/fr.json',
    'src/main.ts',
    'src/new é.ts',
    'src/work.ts',
  ]);
  expect(changesContentOnly(folder, 'HEAD')).toBe(false);
  git('checkout', '-q', '-f', '-B', 'work', 'HEAD');
  rmSync(join(folder, 'src/new é.ts'));
});

it.each([
  [
    'src/lib/color.ts',
    ['src/lib/color.test.ts'],
    ['src/site/languages.test.ts', 'src/lib/text/excerpt.test.ts'],
  ],
  [
    'src/config/rules/seo/title-and-description.ts',
    ['src/config/rules/rules.test.ts'],
    ['src/config/rules/texts/texts.test.ts'],
  ],
  ['tests/cli/lock.test.ts', ['tests/cli/lock.test.ts'], ['tests/cli/add.test.ts']],
  [
    'README.md',
    ['tests/docs/reference.test.ts', 'tests/project/content-files.test.ts'],
    ['tests/cli/lock.test.ts'],
  ],
  ['schema/blocks/steps.schema.json', ['src/cli/generate/hover-texts.test.ts'], ['tests/cli/lock.test.ts']],
  ['tests/built/pages.test.ts', ['tests/docs/reference.test.ts'], ['tests/built/pages.test.ts']],
])(
  'near a change of %s are the tests beside it, above it, and of the whole project, but none that needs a build',
  (changed, near, far) => {
    const tests = nearTests('.', [changed]);
    expect(tests).toEqual(expect.arrayContaining(near));
    expect(tests.filter((test) => far.includes(test))).toEqual([]);
  },
);

it('the check of formats accepts content in any form', () => {
  const cwd = join(folder, 'content');
  mkdirSync(join(cwd, 'locales'), { recursive: true });
  for (const name of ['site.config.json', 'site.lock.json', 'locales/fr.json'])
    writeFileSync(join(cwd, name), '{"a":[1,\n2]}');
  writeFileSync(join(cwd, 'formatted.json'), '{}\n');
  const prettier = resolve('node_modules/prettier/bin/prettier.cjs');
  expect(spawnSync(process.execPath, [prettier, '--check', '.', ...withoutContent], { cwd }).status).toBe(0);
});
