import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/site/languages';
import { pageFile } from '../../../src/site/page-url';

const KB = 1024;
const folder = join(process.cwd(), 'dist');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file));
const assets = readdirSync(join(folder, 'assets'));
const page = (language: (typeof languages)[number]) =>
  readFileSync(join(folder, pageFile('/', language)), 'utf8');

describe('what travels to a visitor', () => {
  it('holds all effects in at most 8 KB', () => {
    const effects = assets.filter((name) => /^effects-.*\.js$/.test(name));
    expect(effects).toHaveLength(1);
    expect(gzipSync(readFileSync(join(folder, 'assets', effects[0] ?? ''))).length).toBeLessThanOrEqual(
      8 * 1024,
    );
  });

  it.each(languages)('loads two fonts first at most, in %s', (language) => {
    expect(page(language).match(/rel="preload"/g)?.length ?? 0).toBeLessThanOrEqual(2);
  });

  it.each(languages)('names one script, and fetches no other before it has run, in %s', (language) => {
    const html = page(language);
    // Structured data are no script to a browser.
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html).not.toContain('modulepreload');
    const [, start = ''] = /src="\/(assets\/start-[^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(folder, start), 'utf8')).not.toMatch(/import\s*(?:\{|["'])/);
  });

  it('styles every page with at most 16 KB, and keeps no text waiting for a font', () => {
    const styles = assets.filter((name) => name.endsWith('.css'));
    expect(styles).toHaveLength(1);
    const css = read(`assets/${styles[0]}`);
    // No text waits for a font: what is not there at once is left out (docs: CSS Fonts 4, font-display).
    expect(css.toString().match(/font-display:(?!optional|swap)/g)).toBeNull();
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(16 * KB);
  });

  // The words of a page are its maintainer's; the budget is for what the engine adds to them.
  it('adds at most 6 KB and half of its words to a page, and 2 KB to its data', () => {
    const heavy = files
      .filter((file) => file.endsWith('.html') && files.includes(file.replace(/html$/, 'json')))
      .map((file) => {
        const page = read(file);
        const words = compressed(Buffer.from(wordsOf(page.toString())));
        const data = read(file.replace(/html$/, 'json'));
        return { file, markup: compressed(page) - words, words, data: compressed(data) - words };
      })
      .filter(({ markup, words, data }) => markup > 6 * KB + words / 2 || data > 2 * KB);
    expect(heavy).toEqual([]);
  });

  it('holds no word of a page and nothing of the config in its script', () => {
    const script = assets
      .filter((name) => name.endsWith('.js'))
      .map((name) => read(`assets/${name}`).toString())
      .join('\n');
    const texts = [
      textsOf('site.config.json'),
      ...languages.map((language) => textsOf(`locales/${language}.json`)),
    ]
      .flat()
      .filter((text) => text.length >= 16 && text.includes(' '));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => script.includes(text))).toEqual([]);
  });
});

/** The words of a page, without its markup and drawings. */
function wordsOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ');
}

/** The bytes of a page or its data as they travel: Brotli, quality 5. */
function compressed(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** Every text in a JSON file of the project. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
