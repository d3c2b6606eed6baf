import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../src/site/types.generated';
import { year } from './edits';

/**
 * An edit that validates is an edit that ships: a copy of the project lives through a year of ordinary edits, and
 * what publishing waits for holds after each of them.
 *
 * @module-tag nightly
 */
const folder = mkdtempSync(join(tmpdir(), 'year-'));
const minutes = (count: number) => count * 60_000;

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }), minutes(1));

/** Runs `npm test -- --site` in the copy, as continuous integration does for a change of content. */
function testSite(...options: string[]): { status: number | null; said: string } {
  const { TEST_ALL: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', '--site', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PORT: '4620', FORCE_COLOR: '0' },
    maxBuffer: 2 ** 26,
  });
  return { status, said: status === 0 ? '' : stdout + stderr };
}

describe('the year of a maintainer', () => {
  it.each(year)('holds when %s', { timeout: minutes(10) }, async (_name, make) => {
    const file = join(folder, 'site.config.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
    await make(config, folder);
    writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
    expect(testSite('--no-browser')).toEqual({ status: 0, said: '' });
  });

  it('holds in the browser at its end', { timeout: minutes(20) }, () => {
    expect(testSite()).toEqual({ status: 0, said: '' });
  });
});
