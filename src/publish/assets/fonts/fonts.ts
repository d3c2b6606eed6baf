import { readFileSync } from 'node:fs';
import { languagesOf, siteScripts } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { fallbackMetrics, type FallbackMetrics } from './fallback-metrics';
import { fontFile } from './font-file';
import { fallbackFamily, fontPlan, type FontFace, type FontStacks } from './font-plan';
import { quoteLetters, rareLetters, scriptLetters, spareLetters, usedLetters, type Letters } from './letters';

/** The fonts of a site. */
export interface SiteFonts {
  files: FontFile[];
  stacks: FontStacks[];
  /** The metrics of the fallback fonts, by their `font-family`. */
  fallbacks: Map<string, FallbackMetrics>;
}

/** A font file, subset to the letters that the site uses. */
export interface FontFile extends FontFace {
  /** The letters of the font, as a CSS `unicode-range`. */
  range: string;
  bytes: Uint8Array;
}

/**
 * Returns the fonts of the scripts in which the site is written: the families of its theme, which come from npm packages,
 * subset to the letters of its texts. Letters that visitors may type besides, and rarer ones, are in files that a page
 * loads only when it shows one of them. Subsets are cached until the letters change.
 *
 * @param root the folder of the site
 */
export async function siteFonts(content: Site, root: string): Promise<SiteFonts> {
  const used = usedLetters(content);
  const { faces, stacks, fallbacks } = fontPlan(
    content.config.theme.fonts,
    siteScripts(languagesOf(content.config)),
  );
  const files = faces.flatMap((face) => {
    const { package: font, script, isVoice } = face;
    const letters = isVoice ? quoteLetters(content, script) : used;
    if (letters.size === 0) return [];
    // The range of the first file includes that of the spare letters: of two faces, the later one counts.
    const more = [...(isVoice ? [] : spareLetters(script, used)), ...rareLetters(font, script, letters)];
    return [
      subsetFile(face, script, scriptLetters(font, script, letters), root),
      ...more.map(({ subset, ...rest }) => {
        const name = `${face.name}-${subset === script ? 'spare' : subset.replace(`${script}-`, '')}`;
        return subsetFile({ ...face, name, preload: [] }, subset, rest, root);
      }),
    ];
  });
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

/** What is left for large type in few letters: the forms of joined letters, and their marks. */
const SHAPING = 'ccmp fina init isol mark medi rlig'.split(' ');

/** The optical size of large type. */
const LARGE = 96;

async function subsetFile(face: FontFace, subset: string, letters: Letters, root: string): Promise<FontFile> {
  const { name, axis, isUnkerned, isVoice } = face;
  const features = isVoice ? SHAPING : FEATURES.filter((feature) => !(isUnkerned && feature === 'kern'));
  const { file: path = '', large } = face.package.subsets[subset] ?? {};
  const isLarge = isVoice && large !== undefined;
  const font = readFileSync(isLarge ? large : path);
  const variationAxes = { wght: axis, ...(isLarge && { opsz: LARGE }) };
  const file = await fontFile(root, name, font, letters.text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
  });
  return { ...face, range: letters.range, bytes: readFileSync(file) };
}
