import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkitten';
import { withVariable } from '../../../lib/environment';
import { fontPackage, nearestWeight } from '../../../lib/font-package';
import { projectRoot } from '../../../lib/project-root';
import { writeAtomically } from '../../../lib/replace-file';
import { languagesOf, siteScripts } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import { fontInstance, openFont } from '../fonts/font-file';
import { scriptSubsets } from '../fonts/letters';

/** The fonts of the share images: for headlines and the brand, and for small text. */
export type ShareFonts = Record<'display' | 'text', ShareFont[]>;

/** A font file that Pango has loaded. */
export interface ShareFont {
  script: string;
  /** The family as the file names itself: Pango replaces an unknown one by a font of the system. */
  family: string;
  weight: number;
  /** The code points that it has. */
  letters: ReadonlySet<number>;
}

/** The weights of headlines and small text; in Arabic letters, which have more ink, they are lighter. */
const weights = { display: 760, text: 600 };
const arabicWeights = { display: 680, text: 500 };

/**
 * Loads the fonts of the share images into Pango, each in the one weight that the images use and with all glyphs: titles
 * can contain any letter. The cache of the project keeps the files: Pango reads them as long as the process runs.
 *
 * @param config the config with the families of the theme and the languages
 */
export async function shareFonts(config: SiteConfig): Promise<ShareFonts> {
  const { fonts } = config.theme;
  const scripts = [...new Set(['latin', ...siteScripts(languagesOf(config))])];
  const load = (use: keyof ShareFonts) =>
    scripts.flatMap((script) => {
      const font = fontPackage(fonts[script]?.[use === 'text' ? 'body' : 'display'] ?? '');
      if (!font) return [];
      const weight = nearestWeight(font, (script === 'arabic' ? arabicWeights : weights)[use]);
      return scriptSubsets(font, script).map(async (subset) => {
        const file = await fontInstance(projectRoot, font, subset, weight);
        const { familyName, characterSet } = await loadFont(file);
        return { script, family: familyName, weight, letters: new Set(characterSet) };
      });
    });
  return withoutSystemFonts(async () => ({
    display: await Promise.all(load('display')),
    text: await Promise.all(load('text')),
  }));
}

/** Loads a font file into Pango, which knows it from the first text on that names it. */
async function loadFont(fontfile: string): Promise<Font> {
  const { default: sharp } = await import('sharp');
  await sharp({ text: { text: 'a', fontfile } }).metadata();
  return openFont(fontfile);
}

/**
 * Calls a function that makes Pango start, with a configuration that has no fonts and settings of the system: images are the
 * same on every machine.
 */
async function withoutSystemFonts<T>(start: () => Promise<T>): Promise<T> {
  const folder = join(projectRoot, '.cache/fonts');
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, '<fontconfig/>\n');
  // Pango reads it once; a browser that the process starts later needs the fonts of the system.
  return withVariable('FONTCONFIG_FILE', file, start);
}
