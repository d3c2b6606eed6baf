import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  cpSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A copy of the project that shares the installed packages, to break on purpose. */
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'site.config.json',
    'schema',
    'locales',
    'src',
    'scripts',
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { status, said: stdout + stderr };
}

const config = () => readFileSync(join(folder, 'site.config.json'), 'utf8');

describe('the commands', { timeout: 120_000 }, () => {
  it('say 0 for a good config, 1 for a bad one, 2 when they cannot run, and never show a stack trace', () => {
    const good = config();
    expect(run('validate').status).toBe(0);
    writeFileSync(join(folder, 'bad.json'), good.replace('"type": "hero"', '"type": "heros"'));
    const bad = run('validate', 'bad.json');
    expect([bad.status, bad.said.match(/^\s+at /m)]).toEqual([1, null]);
    expect(bad.said).toContain('Did you mean "hero"?');
    const missing = run('validate', 'nothing.json');
    expect([missing.status, missing.said.match(/^\s+at /m)]).toEqual([2, null]);
    expect(run('paint').status).toBe(2);
  });

  it('leave the last site as it was when a build fails', () => {
    const good = config();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.html'), 'the last good site');
    writeFileSync(join(folder, 'site.config.json'), good.replace('"configVersion": 1', '"configVersion": 2'));
    const failed = run('build');
    expect([failed.status, failed.said.match(/^\s+at /m)]).toEqual([1, null]);
    expect(failed.said).toContain('configVersion: this must be 1, not 2.');
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('the last good site');
    writeFileSync(join(folder, 'site.config.json'), good);
    expect(run('build').status).toBe(0);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<html lang="fr" dir="ltr">');
    expect(existsSync(join(folder, 'dist.next'))).toBe(false);
  });
});
