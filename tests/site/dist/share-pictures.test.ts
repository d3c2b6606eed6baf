import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareLimit } from '../../../src/assets/share-images/to-jpeg';
import { languages } from '../../../src/site/languages';
import { shareImage } from '../../../src/site/share-image/share-image';
import { shipped } from '../shipped';

const folder = join(process.cwd(), 'dist');
const pictures = readdirSync(join(folder, 'assets')).filter((name) => /^share-.*\.jpg$/.test(name));

describe('the pictures for sharing', () => {
  it('are there for every page in every language', () => {
    const wanted = shipped.config.pages.flatMap((page) =>
      languages.map((language) => shareImage(shipped, page, language).path),
    );
    expect(wanted.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('are all of the size that networks show whole, and light', async () => {
    const faults = await Promise.all(
      pictures.map(async (name) => {
        const bytes = readFileSync(join(folder, 'assets', name));
        const { width, height, format } = await sharp(bytes).metadata();
        const isRight = width === 1200 && height === 630 && format === 'jpeg' && bytes.length <= shareLimit;
        return isRight ? [] : [`${name}: ${width} × ${height}, ${format}, ${bytes.length} bytes`];
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('show something: none is of one colour', { timeout: 60_000 }, async () => {
    const plain: string[] = [];
    for (const name of pictures) {
      const { channels } = await sharp(join(folder, 'assets', name)).stats();
      if (channels.every(({ stdev }) => stdev < 10)) plain.push(name);
    }
    expect(plain).toEqual([]);
  });
});

describe('icons and manifests', () => {
  it('stand at the addresses that browsers ask for', () => {
    const wanted = ['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest'];
    expect(wanted.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it.each(languages)('lead to pages and pictures that are there, in %s', (language) => {
    const path = language === 'fr' ? 'manifest.webmanifest' : `${language}/manifest.webmanifest`;
    const manifest = JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
      start_url: string;
      icons: { src: string }[];
    };
    const start = manifest.start_url === '/' ? 'index' : manifest.start_url;
    const named = [`${start}.html`, ...manifest.icons.map(({ src }) => src)];
    expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });
});
