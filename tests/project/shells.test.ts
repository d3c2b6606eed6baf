import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from '../support/copy-project';

/**
 * The tests that read files, folders, the clock or the language pass in the shells of other people. The other tests and
 * each version of Node are for the nightly workflow.
 *
 * @module-tag nightly
 */
const tests = ['lib', 'config', 'edit', 'server', 'publish/hosting', 'publish/release']
  .map((room) => `src/${room}/`)
  .concat(['cli', 'validate', 'editor'].map((subject) => `tests/${subject}/`));

const home = mkdtempSync(join(tmpdir(), 'shell-'));
const archive = join(home, 'Été à Fès');
const clone = join(home, 'clone');

beforeAll(() => {
  copyProject(archive);
  cpSync(archive, clone, { recursive: true, verbatimSymlinks: true });
  // Git on Windows, before its user has a name.
  writeFileSync(join(home, '.gitconfig'), '[core]\n\tautocrlf = true\n[safe]\n\tdirectory = *\n');
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@trace.example', ...words], { cwd: clone });
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-q', '-m', 'All'],
  ])
    git(...words);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Another user than root, who owns the folders; the same one where this is not root. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  spawnSync('chown', ['-R', '-h', `${nobody.uid}:${nobody.gid}`, home]);
  return nobody;
}

it.each([
  [
    'an archive in a folder with a space and accents, in Turkish, far in the east, for production',
    archive,
    {
      LC_ALL: 'tr_TR.UTF-8',
      TZ: 'Pacific/Kiritimati',
      NODE_ENV: 'production',
      PORT: '4173',
      SOURCE_DATE_EPOCH: '1767225600',
      FORCE_COLOR: '1',
    },
  ],
  [
    'a clone with other ends of lines and no name for commits, in Arabic, far in the west, without colors',
    join(clone, 'src/client'),
    { LC_ALL: 'ar_MA.UTF-8', TZ: 'Pacific/Pago_Pago', NODE_ENV: 'development', NO_COLOR: '1' },
  ],
])('%s, passes the tests', { timeout: 3_600_000 }, (_, folder, variables) => {
  const { TEST_ALL: _all, VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'test:unit', '--', '--project=node', '--reporter=minimal', ...tests],
    { cwd: folder, encoding: 'utf8', env: { ...env, HOME: home, ...variables }, ...otherUser() },
  );
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
});
