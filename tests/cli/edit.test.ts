import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import { SiteCopy } from '../support/site-copy';

const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const contents = ({ folder }: SiteCopy) => files.map((file) => readFileSync(join(folder, file), 'utf8'));

/** Runs a command on a copy of a site as `npm run` does. */
function command(copy: SiteCopy, language: 'en' | 'fr', ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', ...words, '--site', copy.folder],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: `${language}_MA.UTF-8`, FORCE_COLOR: '0' } },
  );
  return { status, said: stdout + stderr };
}

describe('the commands that edit a site', { timeout: 240_000 }, () => {
  it('show first what they would change, and change it with --write', { tags: ['nightly'] }, () => {
    using copy = new SiteCopy();
    const words = ['remove', 'section', 'construction'];
    const before = contents(copy);
    const shown = command(copy, 'en', ...words);
    expect(shown.status).toBe(0);
    expect(shown.said).toContain('--write');
    expect(contents(copy)).toEqual(before);
    expect(command(copy, 'en', ...words, '--write').status).toBe(0);
    for (const [index, text] of contents(copy).entries()) expect(text).not.toBe(before[index]);
    expect(loadSite(copy.folder).problems).toEqual([]);
  });

  it('speak French where the computer does', { tags: ['nightly'] }, () => {
    using copy = new SiteCopy();
    for (const [words, status, said] of [
      [['remove', 'page', 'seo'], 0, 'Rien n’a encore changé. Pour retirer'],
      [['remove', 'page', 'seoo'], 1, 'Vouliez-vous dire « seo »'],
      [['add', 'service', '--title', 'Un'], 1, 'Rien n’a été ajouté. Choisissez la section'],
    ] as const) {
      const answer = command(copy, 'fr', ...words);
      expect(answer.said.replaceAll(/\s/g, ' ')).toContain(said);
      expect(answer.status).toBe(status);
    }
  });
});
