import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets } from '../../support/budgets';
import { isCompressible } from '../../../src/lib/file-types';
import { blockModels } from '../../../src/site/blocks/index';
import type { BuiltDocument, BuiltSite, Check } from '../built-site';
import { scriptAddresses } from './links';

/** Chunks that only load with a form or with performance reports. */
const fetchedByUse = /\/(?:es|message-problem|report-vitals)-[^/]*$/;

/** What the site costs a visitor. */
export const weightChecks: Record<string, Check> = {
  'every page is drawn, and its data fetched, within the budgets': (site) =>
    site.documents.flatMap(({ path, document }) => {
      const words = wordsOf(document);
      const data = dataOf(document);
      return [
        ...over(
          path,
          { page: [path], styles: blockingStyles(document) },
          budgets.beforePaint,
          'travel before anything is drawn, beside its words',
          site,
          words,
        ),
        ...(site.paths.includes(data)
          ? over(
              data,
              { data: [data] },
              budgets.data,
              'of data travel for a page, beside its words',
              site,
              words,
            )
          : []),
      ];
    }),

  // Responsive pictures and pictures of the styles are not counted; tests/e2e/weight.spec.ts measures all in a browser.
  'every home page and its script keep their budgets': (site) =>
    site.homes.flatMap(({ path, document }) => {
      const script = [...homeScripts(site, document)];
      const all = {
        page: [path],
        styles: [...linked(document, 'stylesheet'), ...clientStyles(document)],
        preloads: linked(document, 'preload'),
        script,
      };
      return [
        ...over(path, { script }, budgets.homeScript, 'of script travel for a home page', site),
        ...over(path, all, budgets.home, 'travel for a home page, beside its words', site, wordsOf(document)),
      ];
    }),

  'a page waits for one stylesheet and has three at most, and no text waits for a font': (site) => [
    ...site.documents.flatMap(({ path, document }) => {
      const styles = [...linked(document, 'stylesheet'), ...clientStyles(document)].length;
      return [
        ...(blockingStyles(document).length > 1 ? [`${path}: waits for more than one stylesheet`] : []),
        ...(styles > 3 ? [`${path}: has ${styles} stylesheets; 3 are the most`] : []),
      ];
    }),
    // What is not there at once is left out (CSS Fonts 4, font-display).
    ...site.paths
      .filter((path) => /^assets\/.*\.css$/.test(path))
      .filter((path) => /font-display:(?!optional|swap)/.test(site.text(path)))
      .map((path) => `${path}: keeps text waiting for a font`),
  ],

  'all effects are one light file': (site) =>
    site.paths
      .filter((path) => /^assets\/effects-.*\.js$/.test(path))
      .flatMap((path) => over(path, { script: [path] }, budgets.effects, 'of effects travel', site)),

  'every page loads two fonts first at most, and one script, which fetches no other before it has run': (
    site,
  ) =>
    site.pages.flatMap(({ path, document }) => {
      const [script = '', ...others] = scriptsOf(document);
      const fonts = linked(document, 'preload').filter((file) => file.endsWith('.woff2'));
      return [
        ...(fonts.length > 2 ? [`${path}: preloads ${fonts.length} fonts; 2 are the most`] : []),
        ...over(path, { fonts }, budgets.fonts, 'of fonts travel first', site),
        ...others.map((other) => `${path}: loads a second script, ${other}`),
        ...linked(document, 'modulepreload').map((file) => `${path}: preloads a script, ${file}`),
        ...(/import\s*(?:\{|["'])/.test(site.text(script))
          ? [`${script}: imports another script at once`]
          : []),
      ];
    }),
};

/**
 * Returns the problem of a page whose parts weigh too much together, with the weight of each part.
 *
 * @param words the bytes that are not counted
 */
function over(
  path: string,
  parts: Record<string, string[]>,
  most: number,
  what: string,
  site: BuiltSite,
  words = 0,
): string[] {
  const bytes = sum(site, Object.values(parts).flat()) - words;
  const list = Object.entries(parts)
    .map(([name, files]) => `${name} ${sum(site, files)}`)
    .join(', ');
  return bytes > most ? [`${path}: ${bytes} bytes ${what} (${list}); ${Math.floor(most)} are the most`] : [];
}

/** Returns the bytes of the words of a page, compressed: how many there are is up to whoever writes them. */
function wordsOf({ body }: Document): number {
  return compressed(Buffer.from(body.textContent), 11);
}

/** Returns the data file of a page. */
function dataOf(document: Document): string {
  return fileOf(document.querySelector('script[data-page]')?.getAttribute('data-page') ?? null);
}

/** Returns the stylesheets that a screen waits for: those of other media come later. */
function blockingStyles(document: BuiltDocument['document']): string[] {
  return linked(document, 'stylesheet', ':not([media])');
}

/** Returns the stylesheet that the client adds. */
function clientStyles(document: BuiltDocument['document']): string[] {
  const file = document.querySelector('script[data-styles]')?.getAttribute('data-styles');
  return file ? [fileOf(file)] : [];
}

/** Returns the local files of the links with a relation. */
function linked(document: BuiltDocument['document'], relation: string, filter = ''): string[] {
  return [...document.querySelectorAll(`link[rel=${relation}]${filter}`)].map((link) =>
    fileOf(link.getAttribute('href')),
  );
}

function scriptsOf(document: Document): string[] {
  return [...document.querySelectorAll('script[src]')].map((script) => fileOf(script.getAttribute('src')));
}

function fileOf(address: string | null): string {
  return (address ?? '').replace(/^\.?\//, '');
}

/** Returns the scripts of a page with all their imports, without those of single blocks: the config chooses the blocks. */
function homeScripts(site: BuiltSite, document: Document): Set<string> {
  const isBlock = (path: string) =>
    Object.keys(blockModels).some((type) => path.startsWith(`assets/${type}-`));
  const seen = new Set<string>();
  const queue = scriptsOf(document);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || fetchedByUse.test(path) || isBlock(path) || !path.endsWith('.js')) continue;
    seen.add(path);
    queue.push(
      ...scriptAddresses(site.text(path)).map((name) =>
        name.startsWith('./') ? `assets/${fileOf(name)}` : fileOf(name),
      ),
    );
  }
  return seen;
}

function sum(site: BuiltSite, paths: Iterable<string>): number {
  return [...paths].reduce((total, path) => total + weight(site, path), 0);
}

const known = new WeakMap<BuiltSite, Map<string, number>>();

/**
 * Returns the bytes of a file as they travel: its precompressed copy, or compressed here, each asset once. A page is compressed
 * nearly as well (quality 10, a sixth of the time): a site without copies has the budgets of one with them.
 */
function weight(site: BuiltSite, path: string): number {
  const weights = known.get(site) ?? new Map<string, number>();
  known.set(site, weights);
  const bytes = weights.get(path) ?? weighed(site, path);
  weights.set(path, bytes);
  return bytes;
}

function weighed(site: BuiltSite, path: string): number {
  if (!isCompressible(path)) return site.bytes(path).length;
  if (site.all.includes(`${path}.br`)) return site.bytes(`${path}.br`).length;
  return compressed(site.bytes(path), path.startsWith('assets/') ? 11 : 10);
}

const lengths = new Map<string, number>();

/** Returns the compressed length. What several sites have in common, such as the client, is compressed once. */
function compressed(content: Buffer, quality: number): number {
  const key = `${quality} ${createHash('sha256').update(content).digest('hex')}`;
  const length =
    lengths.get(key) ??
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  lengths.set(key, length);
  return length;
}
