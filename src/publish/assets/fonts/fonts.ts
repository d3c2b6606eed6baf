import { readFileSync } from 'node:fs';
import { siteScripts } from '../../../site/languages';
import type { Site } from '../../../site/site';
import { fallbackMetrics, type FallbackMetrics } from './fallback-metrics';
import { fontFile } from './font-file';
import type { FontFace } from './font-faces';
import { fallbackFamily, fontSelection, type FontStacks } from './font-selection';
import {
  drawnLetters,
  quoteLetters,
  rareLetters,
  scriptLetters,
  shownLetters,
  spareLetters,
  type Letters,
} from './letters';

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
 */
export async function siteFonts(content: Site, root: string): Promise<SiteFonts> {
  const scripts = siteScripts(content);
  const { faces, stacks, fallbacks } = fontSelection(content.config.theme.fonts, scripts);
  const shown = new Map(scripts.map((each) => [each, shownLetters(content, each)]));
  const every = new Set([...shown.values()].flatMap((counts) => [...counts.keys()]));
  const files = faces.flatMap((face) => {
    const { package: font, script, pages, isVoice } = face;
    const letters = isVoice
      ? quoteLetters(content, script)
      : drawnLetters(script, pages, shown, content.config.pages.length);
    if (letters.size === 0) return [];
    // The range of the first file includes that of the spare letters: of two faces, the later one counts.
    const more = [
      ...(isVoice ? [] : spareLetters(script, letters)),
      ...rareLetters(font, script, isVoice ? letters : every),
    ];
    return [
      subsetFile(face, script, scriptLetters(font, script, letters), root),
      ...more.map(({ subset, ...rest }) => {
        const isSpare = subset === script;
        const name = `${face.name}-${isSpare ? 'spare' : subset.replace(`${script}-`, '')}`;
        return subsetFile({ ...face, name, isFirst: false, pages: isSpare ? [] : pages }, subset, rest, root);
      }),
    ];
  });
  const metrics = fallbacks.map(
    async ({ font, weight }) => [fallbackFamily(font), await fallbackMetrics(font, weight, root)] as const,
  );
  return { files: await Promise.all(files), stacks, fallbacks: new Map(await Promise.all(metrics)) };
}

/** The tables that no browser needs: names of styles, rasterizing of old systems, and widths that `gvar` has as well. */
const UNREAD = ['STAT', 'gasp', 'MVAR', 'HVAR'];

/** The tables of the features. */
const LAYOUT = ['GDEF', 'GSUB', 'GPOS'];

/** The optical size of large type. */
const LARGE = 96;

async function subsetFile(face: FontFace, subset: string, letters: Letters, root: string): Promise<FontFile> {
  const { name, axis, features, isVoice } = face;
  const { file: path = '', large } = face.package.subsets[subset] ?? {};
  const isLarge = isVoice && large !== undefined;
  const font = readFileSync(isLarge ? large : path);
  const variationAxes = { wght: axis, ...(isLarge && { opsz: LARGE }) };
  const bytes = await fontFile(root, name, font, letters.text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
    dropTables: features.length > 0 ? UNREAD : [...UNREAD, ...LAYOUT],
  });
  return { ...face, range: letters.range, bytes };
}
