import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isCompressible, isPrecompressed } from '../../../src/lib/file-types';
import { languages } from '../../../src/site/languages';
import { dataUrl, pageUrl } from '../../../src/site/page-url';
import { builtPages, invariants, SiteIndex } from '../../support/invariants';
import { allUrls, shipped } from '../shipped';

const folder = join(process.cwd(), 'dist');
if (!existsSync(folder)) throw new Error('there is no dist/ to look at; run: npm run build');
const all = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
/** The files of the site; a compressed twin is a file in other clothes. */
const paths = all.filter((path) => !isPrecompressed(path));
const pages = builtPages(
  paths
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') })),
);
const site = new SiteIndex(pages, new Set(paths));

const hasSiteMap = shipped.config.pages.some(({ blocks }) => blocks.some(({ type }) => type === 'site-map'));

/** In bytes: a shorter text may gain nothing from being compressed. */
const SMALL = 200;

describe('the built site', () => {
  it('has every page of the config in every language, and a page for addresses that lead nowhere', () => {
    const urls = new Set(pages.map(({ url }) => url));
    const wanted = [...allUrls, ...languages.map((language) => pageUrl('/404', language))];
    expect(wanted.filter((url) => !urls.has(url))).toEqual([]);
  });

  it('has the data of every page beside it', () => {
    const data = pages.map(({ url }) => dataUrl(url).slice(1));
    expect(data.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('has twins beside every text file that hold the same, where they are smaller', () => {
    const twins = all.filter(isPrecompressed);
    const faults = paths.filter(isCompressible).flatMap((path) => {
      const bytes = readFileSync(join(folder, path));
      return Object.entries({ br: brotliDecompressSync, gz: gunzipSync }).flatMap(
        ([ending, decompressed]) => {
          const twin = `${path}.${ending}`;
          if (!twins.includes(twin)) return bytes.length > SMALL ? [`${twin} is missing`] : [];
          const compressed = readFileSync(join(folder, twin));
          if (compressed.length >= bytes.length) return [`${twin} is no smaller`];
          return decompressed(compressed).equals(bytes) ? [] : [`${twin} holds something else`];
        },
      );
    });
    expect(faults).toEqual([]);
    expect(twins.filter((path) => !paths.includes(path.slice(0, -'.br'.length)))).toEqual([]);
  });

  // Without a site map it is the menus that lead to a page, and `validate` warns of one that nothing leads to.
  it.runIf(hasSiteMap)('reaches every page from the home page of its language', () => {
    for (const language of languages) {
      const seen = new Set<string>();
      const queue = [pageUrl('/', language)];
      for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
        if (seen.has(url)) continue;
        seen.add(url);
        const links = pages.find((page) => page.url === url)?.document.querySelectorAll('a[href^="/"]') ?? [];
        queue.push(...[...links].map((link) => (link.getAttribute('href') ?? '').split('#')[0] ?? ''));
      }
      expect(
        pages.filter(({ url }) => !url.endsWith('/404') && !seen.has(url)).map(({ url }) => url),
      ).toEqual([]);
    }
  });

  it('names each asset by its content, so that it can be kept for ever', () => {
    const assets = paths.filter((path) => path.startsWith('assets/'));
    expect(assets.filter((path) => !/-[\w-]{8,}\.\w+$/.test(path))).toEqual([]);
  });

  it('refers only to assets that are there', () => {
    const text = pages.map(({ document }) => document.documentElement.outerHTML).join('');
    const css = paths
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
    const used = new Set(
      [...`${text}${css.join('')}`.matchAll(/\/(assets\/[\w.-]+)/g)].map(([, path = '']) => path),
    );
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe('every page', () => {
  it.each(Object.entries(invariants))('%s', (_, check) => {
    const faults = pages.flatMap((page) => check(page, site).map((fault) => `${page.url}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
