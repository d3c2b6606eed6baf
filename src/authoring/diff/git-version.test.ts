import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitVersion } from './git-version';

let folder = '';
const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false', ...words],
    { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
  );

const old = '{ "url": "old", "languages": [{ "code": "fr" }, { "code": "en" }] }';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'nothing yet');
  // The project may lie in a folder of a larger one.
  mkdirSync(join(folder, 'site/locales'), { recursive: true });
  writeFileSync(join(folder, 'site/site.config.json'), old);
  writeFileSync(join(folder, 'site/locales/fr.json'), '{ "a": "old" }');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a site');
  git('tag', 'first');
  writeFileSync(join(folder, 'site/site.config.json'), old.replace('old', 'new'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = (reference: string) => commitVersion(join(folder, 'site'), reference);

it('a commit gives its config and its words, not those that lie there now', () => {
  expect(version('first')).toMatchObject({
    config: old,
    locales: { fr: '{ "a": "old" }', en: undefined },
  });
  expect(version('HEAD')?.name).toMatch(/^site\.config\.json at [0-9a-f]{7}$/);
});

it.each(['nothing', '', 'first:site', '--output=owned', '-n1', '--all', 'HEAD\0'])(
  '%j is no commit, and nothing is done with it',
  (reference) => {
    expect(version(reference)).toBeUndefined();
    expect(existsSync(join(folder, 'site/owned'))).toBe(false);
  },
);

it('a commit without a site says so', () => {
  expect(() => version('HEAD~1')).toThrow('Commit "HEAD~1" has no site.config.json.');
});
