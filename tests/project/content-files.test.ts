import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesContentOnly, withoutContent } from '../../scripts/lib/content-files.mjs';

describe('a change since a commit', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'history-'));
    for (const name of ['locales', 'public/pictures', 'src'])
      mkdirSync(join(folder, name), { recursive: true });
    git('init', '-q');
    write('site.config.json', 'src/main.ts', 'locales/fr.json');
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function git(...words: string[]) {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@a.example'];
    expect(spawnSync('git', [...identity, ...words], { cwd: folder }).status).toBe(0);
  }
  function write(...files: string[]) {
    for (const file of files) writeFileSync(join(folder, file), `${Math.random()}`);
  }
  function commit() {
    git('add', '-A');
    git('commit', '-q', '-m', 'A change.');
  }

  it('of the config, the words, a picture and what the commands write is a change of content', () => {
    write('site.config.json', 'locales/fr.json', 'public/pictures/shop.png', 'site.lock.json');
    commit();
    expect(changesContentOnly(folder, 'HEAD^')).toBe(true);
  });

  it.each(['src/main.ts', 'package.json', 'src/site.config.json'])(
    'of %s beside the config is none',
    (file) => {
      write('site.config.json', file);
      commit();
      expect(changesContentOnly(folder, 'HEAD^')).toBe(false);
    },
  );

  it('of nothing at all needs no more than content does', () => {
    expect(changesContentOnly(folder, 'HEAD')).toBe(true);
  });

  it.each(['', '0000000000000000000000000000000000000000', 'gone'])(
    'since "%s", which is no commit, may be anything',
    (name) => {
      expect(changesContentOnly(folder, name)).toBe(false);
    },
  );
});

it('the check of formats accepts content in any form', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    mkdirSync(join(folder, 'locales'));
    for (const name of ['site.config.json', 'site.lock.json', 'locales/fr.json'])
      writeFileSync(join(folder, name), '{"a":[1,\n2]}');
    writeFileSync(join(folder, 'formatted.json'), '{}\n');
    const prettier = resolve('node_modules/prettier/bin/prettier.cjs');
    const check = (...paths: string[]) =>
      spawnSync(process.execPath, [prettier, '--check', '.', ...paths], { cwd: folder }).status;
    expect(check()).toBe(1);
    expect(check(...withoutContent)).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
