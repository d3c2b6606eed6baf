import { Blob, Face, Font } from 'harfbuzzjs';
import { fontPackage, nearestWeight } from '../../lib/font-package';
import { siteScripts } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import { fontInstance } from '../fonts/font-instance';

/** The fonts of the share images, each list in fallback order. */
export interface ShareFonts {
  /** For headlines and the brand. */
  display: Font[];
  /** For small text. */
  text: Font[];
}

/** The weights of headlines and small text; in Arabic letters, which have more ink, they are lighter. */
const weights = { display: 760, text: 600 };
const arabicWeights = { display: 680, text: 500 };

/**
 * Loads the fonts of the share images, each in the one weight that the images use and with all glyphs: titles can contain
 * any letter.
 *
 * @param fonts the families of the theme
 */
export async function shareFonts(fonts: SiteConfig['theme']['fonts']): Promise<ShareFonts> {
  // Latin comes first: every title may have Latin words and digits.
  const scripts = [...new Set(['latin', ...siteScripts()])];
  const load = (use: keyof ShareFonts) =>
    scripts.flatMap((script) => {
      const font = fontPackage(fonts[script]?.[use === 'text' ? 'body' : 'display'] ?? '');
      if (!font) return [];
      const weight = nearestWeight(font, (script === 'arabic' ? arabicWeights : weights)[use]);
      const files = [script, `${script}-ext`].flatMap((subset) => font.subsets[subset]?.file ?? []);
      return files.map(async (file) => {
        const bytes = await fontInstance(file, weight);
        return new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
      });
    });
  return { display: await Promise.all(load('display')), text: await Promise.all(load('text')) };
}
