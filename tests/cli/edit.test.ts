import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../support/site-copy';

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
