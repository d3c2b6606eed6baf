import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './compress';

const page = '<p>Une page de mots, de mots et encore de mots.</p>\n'.repeat(80);
const styles = Array.from({ length: 400 }, (_, at) => `.a${at}{margin:${at % 7}px}`).join('\n');
const files = {
  'index.html': page,
  'index.json': JSON.stringify({ page }),
  'en/contact.html': page.toUpperCase(),
  'assets/site-abc.css': styles,
  'assets/font-abc.woff2': page,
  'short.txt': 'court',
};
let parent = '';
let cache = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'compressed-'));
  cache = join(parent, 'cache');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Writes a built site without precompressed files. */
function site(name: string, content: Record<string, string> = files): string {
  for (const [path, text] of Object.entries(content)) {
    mkdirSync(join(parent, name, path, '..'), { recursive: true });
    writeFileSync(join(parent, name, path), text);
  }
  return join(parent, name);
}

const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });

it('writes precompressed files with the same content for every text file, and for no other file', async () => {
  const folder = site('a');
  expect(await compressFolder(folder, cache)).toBe(10);
  for (const path of ['index.html', 'index.json', 'en/contact.html', 'assets/site-abc.css'] as const) {
    expect(String(brotliDecompressSync(readFileSync(join(folder, `${path}.br`)))), path).toBe(files[path]);
    expect(String(gunzipSync(readFileSync(join(folder, `${path}.gz`)))), path).toBe(files[path]);
  }
  expect(readdirSync(join(folder, 'assets'))).toEqual([
    'font-abc.woff2',
    'site-abc.css',
    'site-abc.css.br',
    'site-abc.css.gz',
  ]);
});

it('compresses at the highest level of Brotli, and for gzip at level 9', async () => {
  const folder = site('a');
  await compressFolder(folder, cache);
  const read = (path: string) => readFileSync(join(folder, path));
  expect(read('assets/site-abc.css.br').equals(brotli(styles, 11))).toBe(true);
  expect(brotli(styles, 11).equals(brotli(styles, 10)), 'the levels differ').toBe(false);
  expect(read('index.html.br').equals(brotli(page, 11))).toBe(true);
  expect(read('index.html.gz').equals(gzipSync(page, { level: 9 }))).toBe(true);
});

it('writes no precompressed file that is not smaller, and does not try again', async () => {
  const folder = site('a', { 'short.txt': 'court' });
  expect(await compressFolder(folder, cache)).toBe(2);
  expect(readdirSync(folder)).toEqual(['short.txt']);
  expect(await compressFolder(folder, cache)).toBe(0);
  expect(readdirSync(folder)).toEqual(['short.txt']);
});

it('compresses nothing twice, neither an unchanged file nor a moved one', async () => {
  await compressFolder(site('a'), cache);
  const cached = readdirSync(cache);
  const moved = site('b', { 'fr/index.html': page, 'new.html': `${page}.` });
  expect(await compressFolder(moved, cache)).toBe(2);
  expect(readdirSync(cache).filter((name) => cached.includes(name))).toEqual(cached);
  expect(readFileSync(join(moved, 'fr/index.html.br')).equals(brotli(page, 11))).toBe(true);
});

it('prunes what no build has used for thirty days, and keeps the rest', async () => {
  const folder = site('a', { 'index.html': page });
  await compressFolder(folder, cache);
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const used = readdirSync(cache).map((name) => join(cache, name));
  const unused = join(cache, 'unused.br');
  writeFileSync(unused, '');
  for (const file of [...used, unused]) utimesSync(file, old, old);
  writeFileSync(join(folder, 'new.html'), `${page}.`);
  await compressFolder(folder, cache);
  expect(existsSync(unused)).toBe(false);
  for (const file of used) expect(statSync(file).mtimeMs).toBeGreaterThan(old.getTime());
});

it('names the file that cannot be compressed', async () => {
  const folder = site('a', { 'index.html': page });
  mkdirSync(join(folder, 'index.html.br'));
  await expect(compressFolder(folder, cache)).rejects.toThrow(/index\.html could not be compressed: EISDIR/);
});
