import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceFiles } from './replace-file';

const replaceFile = (file: string, content: string) => replaceFiles(new Map([[file, content]]));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('replaces a file atomically, keeps its permissions and leaves no draft behind', () => {
  const file = join(folder, 'a.json');
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  const before = statSync(file).ino;
  replaceFile(file, 'é\n');
  expect(readFileSync(file, 'utf8')).toBe('é\n');
  expect(statSync(file).ino, 'a new file takes its place').not.toBe(before);
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

it('creates a file that does not exist yet', () => {
  replaceFile(join(folder, 'new.json'), '{}');
  expect(readFileSync(join(folder, 'new.json'), 'utf8')).toBe('{}');
});

it('replaces the target of a symbolic link and keeps the link', () => {
  writeFileSync(join(folder, 'a.json'), 'old');
  symlinkSync('a.json', join(folder, 'link.json'));
  replaceFile(join(folder, 'link.json'), 'new');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(readdirSync(folder).toSorted()).toEqual(['a.json', 'link.json']);
});

it('leaves everything unchanged when the file cannot be written', () => {
  const file = join(folder, 'a.json');
  // A folder can never be replaced by a file, not even by root.
  mkdirSync(file);
  writeFileSync(join(file, 'kept'), 'old');
  expect(() => replaceFile(file, 'new')).toThrow(/EISDIR|EPERM|ENOTEMPTY/);
  expect(readdirSync(folder)).toEqual(['a.json']);
  expect(readFileSync(join(file, 'kept'), 'utf8')).toBe('old');
});
