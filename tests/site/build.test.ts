import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFile, pageUrl } from '../../src/site/page-url';
import { shipped } from './shipped';

// What has to hold of any built site by itself is in tests/built.
const folder = join(process.cwd(), 'dist');
if (!existsSync(folder)) throw new Error('There is no dist/. Run: npm run build');

/** The files of the pages, by their addresses. */
const files = new Map(
  shipped.languages.flatMap((language) =>
    [...shipped.config.pages.map(({ path }) => path), '/404'].map(
      (path) => [pageUrl(shipped, path, language), pageFile(shipped, path, language)] as const,
    ),
  ),
);

const hasSiteMap = shipped.config.pages.some(({ blocks }) => blocks.some(({ type }) => type === 'site-map'));

describe('the built site', () => {
  it('has every page of the config in every language, and a page for addresses that lead nowhere', () => {
    expect([...files.values()].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it('has a picture for sharing for every page in every language', () => {
    const { url, pages } = shipped.config;
    const shared = (file: string) =>
      readFileSync(join(folder, file), 'utf8').split(`property="og:image" content="${url}`)[1]?.split('"')[0];
    const own = pages.flatMap(({ path }) =>
      shipped.languages.map((language) => pageFile(shipped, path, language)),
    );
    expect(own.filter((file) => !existsSync(join(folder, shared(file) ?? 'none')))).toEqual([]);
  });

  // Without a site map it is the menus that lead to a page, and `validate` warns of one that nothing leads to.
  it.runIf(hasSiteMap)('reaches every page from the home page of its language', () => {
    for (const language of shipped.languages) {
      const seen = new Set<string>();
      const queue = [pageUrl(shipped, '/', language)];
      for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
        if (seen.has(url)) continue;
        seen.add(url);
        const html = files.has(url) ? readFileSync(join(folder, files.get(url)!), 'utf8') : '';
        queue.push(...[...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href));
      }
      const own = shipped.config.pages.map(({ path }) => pageUrl(shipped, path, language));
      expect(own.filter((url) => !seen.has(url))).toEqual([]);
    }
  });

  it('holds no word of a page and nothing of the config in its script', () => {
    const script = readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
      .join('\n');
    const texts = ['site.config.json', ...shipped.languages.map((language) => `locales/${language}.json`)]
      .flatMap(textsOf)
      .filter((text) => text.length >= 16 && text.includes(' '));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => script.includes(text))).toEqual([]);
  });
});

/** Returns every text in a JSON file of the project. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
