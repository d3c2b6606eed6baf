import { readFileSync } from 'node:fs';
import { siteScripts } from '../../site/languages';
import type { Content } from '../../site/site';
import { cachedFile } from './cached-file';
import { fallbackMetrics, type FallbackMetrics } from './fallback-metrics';
import { fallbackFamily, fontPlan, type FontFace, type FontStacks } from './font-plan';
import { rareLetters, scriptLetters, usedLetters, type Letters } from './letters';

/** The fonts of a site. */
export interface SiteFonts {
  files: FontFile[];
  stacks: FontStacks[];
  /** The metrics of the fallback fonts, by their `font-family`. */
  fallbacks: Map<string, FallbackMetrics>;
}

/** A font file, subset to the letters that the site uses. */
export interface FontFile extends Pick<FontFace, 'name' | 'family' | 'weights' | 'preload'> {
  /** The letters of the font, as a CSS `unicode-range`. */
  range: string;
  bytes: Uint8Array;
}

/**
 * Returns the fonts of the scripts in which the site is written: the families of its theme, which come from npm packages,
 * subset to the letters of its texts and to basic ones. Subsets are cached until the letters change.
 *
 * @param root the folder of the site
 */
export async function siteFonts(content: Content, root: string): Promise<SiteFonts> {
  const used = usedLetters(content);
  const { faces, stacks, fallbacks } = fontPlan(content.config.theme.fonts, siteScripts());
  const files = faces.flatMap((face) => [
    fontFile(face, face.script, scriptLetters(face.package, face.script, used), root),
    // A page loads these only when it shows one of their letters.
    ...rareLetters(face.package, face.script, used).map(({ subset, ...letters }) => {
      const name = `${face.name}-${subset.replace(`${face.script}-`, '')}`;
      return fontFile({ ...face, name, preload: [] }, subset, letters, root);
    }),
  ]);
  const metrics = fallbacks.map(
    async (font) => [fallbackFamily(font), await fallbackMetrics(font, root)] as const,
  );
  return { files: await Promise.all(files), stacks, fallbacks: new Map(await Promise.all(metrics)) };
}

/**
 * What the pages use of a font besides its letters: what browsers apply by themselves, and digits of one width. The
 * alternates of other features are glyphs that no page shows.
 */
const FEATURES =
  'calt ccmp clig curs fina init isol kern liga lnum locl mark medi mkmk rclt rlig rvrn tnum'.split(' ');

async function fontFile(face: FontFace, subset: string, letters: Letters, root: string): Promise<FontFile> {
  const { name, family, weights, preload, axis, isUnkerned } = face;
  const features = FEATURES.filter((feature) => !(isUnkerned && feature === 'kern'));
  const font = readFileSync(face.package.subsets[subset]?.file ?? '');
  const file = await cachedFile(
    root,
    { base: name, extension: 'woff2' },
    { font, settings: [letters.text, axis, features], maker: 'subset-font' },
    async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(font, letters.text, {
        targetFormat: 'woff2',
        variationAxes: { wght: axis },
        keepFeatures: features,
      });
    },
  );
  return { name, family, weights, preload, range: letters.range, bytes: readFileSync(file) };
}
