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

/** Writes a folder as a build would leave it. */
function leave(name: string, content: string) {
  mkdirSync(join(parent, name), { recursive: true });
  writeFileSync(join(parent, name, 'index.html'), content);
}

it('replaces the entire site and leaves no other folder', async () => {
  leave('dist', 'old');
  leave('dist.last', 'older');
  writeFileSync(join(folder, 'gone.html'), 'a page that is no more');
  await writeSite(folder, [
    { path: 'index.html', content: 'new' },
    { path: 'en/contact.html', content: 'contact' },
  ]);
  expect(home()).toBe('new');
  expect(existsSync(join(folder, 'gone.html'))).toBe(false);
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('does not touch the draft of a concurrent build', async () => {
  leave('dist.next-1', 'half a site');
  await writeSite(folder, [{ path: 'index.html', content: 'new' }]);
  expect(readdirSync(parent)).toEqual(['dist', 'dist.next-1']);
});

it('replaces the site when all files are complete, and keeps the previous one when that fails', async () => {
  leave('dist', 'old');
  const files = [{ path: 'index.html', content: 'new' }];
  const failing = writeSite(folder, files, () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(home()).toBe('old');
  await writeSite(folder, files, async (draft) => {
    expect(home(), 'the previous site stays until the end').toBe('old');
    writeFileSync(join(draft, 'index.html.br'), 'compressed');
  });
  expect(readdirSync(folder)).toEqual(['index.html', 'index.html.br']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('restores the previous site when a build was killed before the new one was in place', () => {
  leave('dist.last', 'old');
  restorePrevious(folder);
  expect(home()).toBe('old');
  leave('dist.last', 'older');
  restorePrevious(folder);
  expect(home(), 'an existing site stays').toBe('old');
});
