import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/site/languages';
import { pageFile } from '../../src/site/page-url';

const folder = join(process.cwd(), 'dist');
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
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('modulepreload');
    const [, start = ''] = /src="\/(assets\/start-[^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(folder, start), 'utf8')).not.toMatch(/import\s*(?:\{|["'])/);
  });
});
