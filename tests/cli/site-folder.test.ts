import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import generate from '../../src/cli/generate';
import help from '../../src/cli/help';
import lock from '../../src/cli/lock';
import validate from '../../src/cli/validate';
import { ended } from '../support/project-copy';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';
import { root } from '../support/sites';

/** 1 December 2026. */
const NOW = { SOURCE_DATE_EPOCH: '1796083200' };

let site: SampleSite;
const output = saidLines();
beforeEach(() => void (site = new SampleSite()));
afterEach(() => site[Symbol.dispose]());

describe('a site in another folder than the project', () => {
  it('is checked with the schema of the project, and its mistakes are at their lines', async () => {
    expect(await validate.execute(['--site', site.folder], root)).toBe(0);
    site.set('site.config.json', '/contact/privacyPage', 'privcy');
    expect(await validate.execute(['--site', site.folder], root)).toBe(1);
    expect(output.join('\n')).toMatch(
      /site\.config\.json:\d+:\d+ {2}error LINK-001 .*Did you mean "privacy"\?/,
    );
  });

  it('is built into its own folder, with its own pictures and caches', async () => {
    const before = existsSync('dist') && readdirSync('dist');
    const options = ['build', '--no-compression', '--site', site.folder];
    expect(await ended(root, options, NOW)).toMatchObject({ status: 0 });
    expect(readFileSync(join(site.folder, 'dist/ar/contact.html'), 'utf8')).toContain('lang="ar"');
    expect(readdirSync(site.folder)).toEqual(expect.arrayContaining(['.cache', '.local', 'dist']));
    expect(existsSync(join(site.folder, 'dist/pictures'))).toBe(true);
    expect(existsSync('dist') && readdirSync('dist')).toEqual(before);
  });

  it('shows the texts of the layout of the project, which no command writes into its files', async () => {
    const files = ['locales/fr.json', 'locales/en.json', 'locales/ar.json', 'site.lock.json'];
    for (const file of files.slice(0, -1)) site.set(file, '/frame', undefined);
    for (const options of [
      ['lock'],
      ['translations', 'accept'],
      ['translations', 'write', 'en'],
      ['add', 'service', '--section', 'workshop', '--slug', 'tyres', '--title', 'Pneus'],
      ['validate', '--fix'],
    ])
      expect(await ended(root, [...options, '--site', site.folder], NOW)).toMatchObject({ status: 0 });
    expect(files.filter((file) => site.text(file).includes('frame'))).toEqual([]);
  });

  it('gets its lock file beside its config', async () => {
    expect(await lock.execute(['--site', site.folder], root)).toBe(0);
    expect(readFileSync(join(site.folder, 'site.lock.json'), 'utf8')).toContain('/workshop/repair');
  });

  it('must exist, and is no option of a command that has nothing to do with a site', async () => {
    expect(await validate.execute(['--site', `${site.folder}x`], root)).toBe(2);
    expect(output.at(-1)).toContain('there is no folder "');
    for (const other of [generate, help]) {
      expect(await other.execute(['--site', site.folder], root)).toBe(2);
      expect(output.at(-1)).toContain('there is no option "--site"');
    }
  });
});
