import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';
import type { Content, Messages } from '../../site/site';

/** A font file, subset to the letters that the site uses. */
export interface FontFile {
  /** Such as `bricolage`. */
  name: string;
  family: string;
  /** The weights in the file, as a CSS `font-weight` range. */
  weights: string;
  /** The letters of the font, as a CSS `unicode-range`. */
  range: string;
  bytes: Uint8Array;
  /** The languages whose pages preload the font. */
  preload: string[];
}

const require = createRequire(import.meta.url);
const LATIN = 'U+0000-024F,U+2000-206F,U+20A0-20CF,U+2122';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC,U+0020-0022,U+0028-0029,U+002E,U+00AB,U+00BB';

/**
 * Returns the fonts of the site, subset to the letters of its texts and to basic Latin, so that texts added later
 * have their letters too. The fonts come from npm packages; subsets are cached until the letters change.
 *
 * @param root the folder of the project
 */
export async function fonts(content: Content, root: string): Promise<FontFile[]> {
  const used = usedLetters(content);
  const letters = (from: number, to: number) =>
    [...used].filter((letter) => letter >= from && letter <= to).toSorted((one, other) => one - other);
  const text = (codes: number[], more: string) => String.fromCharCode(...codes) + more;
  const latin = text(letters(0x20, 0x24f), PUNCTUATION);
  const arabic = text(letters(0x600, 0x6ff), ARABIC_LETTERS + ' "().«»');
  return Promise.all(
    sources.map(async (source) => ({
      name: source.name,
      family: source.family,
      weights: source.weights,
      range: source.script === 'latin' ? LATIN : ARABIC,
      preload: source.preload,
      bytes: await subset(source, source.script === 'latin' ? latin : arabic, root),
    })),
  );
}

async function subset(source: FontSource, letters: string, root: string): Promise<Uint8Array> {
  const original = readFileSync(require.resolve(source.file));
  const { version } = JSON.parse(readFileSync(require.resolve('subset-font/package.json'), 'utf8')) as {
    version: string;
  };
  const key = createHash('sha256')
    .update(original)
    .update(JSON.stringify([letters, source.axis, version]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, '.cache/fonts');
  const file = join(folder, `${source.name}-${key}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: source.axis },
  });
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, bytes);
  return bytes;
}

/**
 * Returns the `@font-face` rules of the fonts and of fallbacks with matching metrics.
 *
 * A font that is not available at once is not used on the page (`optional`), because lines would break differently
 * while the visitor reads: metrics match letters, never entire lines. Each font has a second name with `swap`; the
 * client uses that name from the next page on (see base.css, `data-fonts`).
 */
export function fontCss(files: { file: FontFile; url: string }[]): string {
  const faces = files.flatMap(({ file, url }) =>
    [
      { family: file.family, display: 'optional' },
      { family: `${file.family} Late`, display: 'swap' },
    ].map(
      ({ family, display }) =>
        `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${file.weights};font-display:${display};unicode-range:${file.range}}`,
    ),
  );
  const fallbacks = Object.entries(fallbackMetrics).map(
    ([family, [size, ascent, descent]]) =>
      `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  return [...faces, ...fallbacks].join('\n') + '\n';
}

interface FontSource {
  name: string;
  family: string;
  file: string;
  script: 'latin' | 'arabic';
  weights: string;
  /** The weight range to keep, or the only weight. */
  axis: number | { min: number; max: number };
  preload: string[];
}

const sources: FontSource[] = [
  {
    name: 'bricolage',
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    script: 'latin',
    // Titles have one weight, and a file with one weight is half the size.
    weights: '700 800',
    axis: 760,
    preload: ['fr', 'en'],
  },
  {
    // For the brand and for Latin words and digits in Arabic text, in the same weights.
    name: 'bricolage-beside-arabic',
    family: 'Bricolage Beside Arabic',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    script: 'latin',
    weights: '400 800',
    axis: { min: 400, max: 800 },
    preload: ['ar'],
  },
  {
    name: 'instrument',
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    script: 'latin',
    weights: '400 600',
    axis: { min: 400, max: 600 },
    preload: ['fr', 'en'],
  },
  {
    name: 'readex',
    family: 'Readex Pro',
    file: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    script: 'arabic',
    weights: '400 700',
    axis: { min: 400, max: 700 },
    preload: ['ar'],
  },
];

/** Size, ascent and descent in percent that give Arial the metrics of each font (computed with capsize). */
const fallbackMetrics: Record<string, [number, number, number]> = {
  'Bricolage fallback': [105.43, 88.21, 25.61],
  'Instrument fallback': [102.74, 94.42, 24.33],
  'Readex fallback': [108.34, 92.3, 23.07],
};

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ACCENTS = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ©«»°²·×';
const PUNCTUATION = '\u00a0–—‘’“”…•€';
const ARABIC_LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ،؛؟٪';

/** Returns the code units that the texts use; none of the fonts has letters beyond the first 65536. */
function usedLetters({ config, messages }: Content): Set<number> {
  const isUsed = new Uint8Array(0x10000);
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1) isUsed[text.charCodeAt(index)] = 1;
  };
  const walk = (value: unknown) => {
    if (typeof value === 'string') add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  add(ASCII);
  add(ACCENTS);
  walk(config.pages);
  walk(config.organization);
  (Object.values(messages) as Messages[]).forEach(walk);
  return new Set([...isUsed.keys()].filter((code) => isUsed[code] === 1));
}
