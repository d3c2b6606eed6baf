import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Site, Words } from '../site/site';

/** A font file cut down to the letters the site uses. */
export interface FontFile {
  /** Such as `bricolage`. */
  name: string;
  family: string;
  /** The weights the file holds, as CSS has them. */
  weights: string;
  /** Which letters it serves, as CSS has them. */
  range: string;
  bytes: Uint8Array;
  /** The languages whose pages load it first. */
  preload: string[];
}

const require = createRequire(import.meta.url);
const LATIN = 'U+0000-024F,U+2000-206F,U+20A0-20CF,U+2122';
const ARABIC = 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC,U+0020-0022,U+0028-0029,U+002E,U+00AB,U+00BB';

/**
 * The fonts of the site, from npm, cut to the letters that its words use and to plain Latin, so that
 * a word added later has its letters too.
 */
export async function fonts(site: Site): Promise<FontFile[]> {
  const used = new Set(`${ASCII}${ACCENTS}${allWords(site)}`);
  const letters = (from: number, to: number) =>
    [...used]
      .filter((letter) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to)
      .join('');
  const latin = letters(0x20, 0x24f) + PUNCTUATION;
  const arabic = letters(0x600, 0x6ff) + ARABIC_LETTERS + ' "().«»';
  return Promise.all(
    sources.map(async (source) => ({
      name: source.name,
      family: source.family,
      weights: source.weights,
      range: source.script === 'latin' ? LATIN : ARABIC,
      preload: source.preload,
      bytes: await subsetFont(
        readFileSync(require.resolve(source.file)),
        source.script === 'latin' ? latin : arabic,
        {
          targetFormat: 'woff2',
          variationAxes: { wght: source.axis },
        },
      ),
    })),
  );
}

/**
 * The rules that name the fonts, and stand-ins of their measures.
 *
 * A font that is not there at once is left out of the page (`optional`), for it would break lines anew under
 * the reader's eyes: measures make letters alike, never whole lines. Under its second name it is taken as soon
 * as it comes; the client turns to that name when it draws the next page (see base.css, `data-fonts`).
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
  const standIns = Object.entries(measures).map(
    ([family, [size, ascent, descent]]) =>
      `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  return [...faces, ...standIns].join('\n') + '\n';
}

interface FontSource {
  name: string;
  family: string;
  file: string;
  script: 'latin' | 'arabic';
  weights: string;
  /** The weights that are kept, or the only one. */
  axis: number | { min: number; max: number };
  preload: string[];
}

const sources: FontSource[] = [
  {
    name: 'bricolage',
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    script: 'latin',
    // Titles have one weight, and a file of one weight is half as heavy.
    weights: '700 800',
    axis: 760,
    preload: ['fr', 'en'],
  },
  {
    // For the brand, Latin words and digits among Arabic ones, in their weights.
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

/** Size, ascent and descent that give Arial the measures of each font (computed with capsize). */
const measures: Record<string, [number, number, number]> = {
  'Bricolage fallback': [105.43, 88.21, 25.61],
  'Instrument fallback': [102.74, 94.42, 24.33],
  'Readex fallback': [108.34, 92.3, 23.07],
};

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ACCENTS = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜŸ©«»°²·×';
const PUNCTUATION = '\u00a0–—‘’“”…•€';
const ARABIC_LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ،؛؟٪';

function allWords(site: Site): string {
  const texts: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(site.config.pages);
  walk(site.config.organization);
  (Object.values(site.words) as Words[]).forEach(walk);
  return texts.join('');
}
