import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restorePrevious, writeSite } from './write-output';

let parent = '';
let folder = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'written-'));
  folder = join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const home = () => readFileSync(join(folder, 'index.html'), 'utf8');

/** A folder that a build left behind. */
function left(name: string, content: string) {
  mkdirSync(join(parent, name), { recursive: true });
  writeFileSync(join(parent, name, 'index.html'), content);
}

it('replaces the whole site and leaves nothing beside it', async () => {
  left('dist', 'old');
  left('dist.last', 'older');
  writeFileSync(join(folder, 'gone.html'), 'a page that is no more');
  await writeSite(folder, [
    { path: 'index.html', content: 'new' },
    { path: 'en/contact.html', content: 'contact' },
  ]);
  expect(home()).toBe('new');
  expect(existsSync(join(folder, 'gone.html'))).toBe(false);
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('does not touch the draft of another build that runs at once', async () => {
  left('dist.next-1', 'half a site');
  await writeSite(folder, [{ path: 'index.html', content: 'new' }]);
  expect(readdirSync(parent)).toEqual(['dist', 'dist.next-1']);
});

it('leaves the last site and no draft when a file cannot be written', async () => {
  left('dist', 'old');
  await expect(
    writeSite(folder, [
      { path: 'page', content: 'a file' },
      { path: 'page/below', content: 'where a folder is needed' },
    ]),
  ).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(home()).toBe('old');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('puts a site in place when the last of its files is made, and leaves it when that fails', async () => {
  left('dist', 'old');
  const files = [{ path: 'index.html', content: 'new' }];
  const failing = writeSite(folder, files, () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(home()).toBe('old');
  await writeSite(folder, files, async (draft) => {
    expect(home(), 'the last site stays until the end').toBe('old');
    writeFileSync(join(draft, 'index.html.br'), 'twin');
  });
  expect(readdirSync(folder)).toEqual(['index.html', 'index.html.br']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('puts the last site back when a build was stopped before the new one was there', () => {
  left('dist.last', 'old');
  restorePrevious(folder);
  expect(home()).toBe('old');
  left('dist.last', 'older');
  restorePrevious(folder);
  expect(home(), 'the site that is there stays').toBe('old');
});
