import { fontPackage, nearestWeight, type FontPackage } from '../../../lib/font-package';
import type { SiteConfig } from '../../../site/types.generated';
import {
  besideFace,
  largeFace,
  ownFaces,
  TEXT_WEIGHT,
  TITLE_WEIGHT,
  voiceFace,
  voiceFamily,
  type FontFace,
  type Packages,
} from './font-faces';
import { LARGE_FACE } from './large-face';

type Fonts = SiteConfig['theme']['fonts'];

/** The fonts of the pages in one script. */
export interface FontStacks {
  script: string;
  /**
   * The families in fallback order, by the variable that names them: for titles, for those of 30 pixels or larger where a script
   * has a face for them, for text, for the name of the company, which is in Latin letters, and for what clients say.
   */
  families: Partial<Record<'display' | 'display-large' | 'body' | 'brand' | 'voice', string[]>>;
  /** The weight of titles. */
  titleWeight: number;
  /** The weight of the name of the company, the same in all scripts. */
  brandWeight: number;
}

/**
 * Selects the fonts of the pages in some scripts.
 *
 * Pages in another script than Latin draw Latin words and digits with the display family of Latin, in a file of its own
 * with all weights, because they are between words of any weight there. A script with the families of Latin needs no such
 * file: there the family has the letters of both. In a script with a large face the other titles have the family of the text.
 *
 * @param scripts the scripts of the site's languages, such as `arabic`
 * @returns the font faces, the families of each script, and the fonts whose metrics the fallback fonts have
 */
export function fontSelection(fonts: Fonts, scripts: readonly string[]) {
  const selections = scripts.map((script) => scriptSelection(fonts, script));
  const faces = new Map<string, FontFace>();
  for (const face of selections.flatMap((selection) => selection.faces)) {
    const pages = [...(faces.get(face.name)?.pages ?? []), ...face.pages];
    faces.set(face.name, { ...face, pages });
  }
  const fallbacks = selections.flatMap((selection) => selection.fallbacks);
  return {
    faces: [...faces.values()],
    stacks: selections.map(({ stacks }) => stacks),
    fallbacks: [...new Map(fallbacks.map((fallback) => [fallback.font.name, fallback])).values()],
  };
}

/** Returns the `font-family` of the system font with the metrics of a font. */
export function fallbackFamily({ family }: FontPackage): string {
  return `${family} fallback`;
}

function scriptSelection(fonts: Fonts, script: string) {
  const { display, body } = packagesOf(fonts, script);
  const latin = packagesOf(fonts, 'latin');
  const isLarge = LARGE_FACE.script === script && LARGE_FACE.name === display.name;
  const own = { display: isLarge ? body : display, body };
  const isLatin = own.display.name === latin.display.name && own.body.name === latin.body.name;
  // A page preloads two files: with a large face, digits and Latin words come later.
  const besides = isLatin ? [] : [besideFace(latin.display, script, !isLarge)];
  const beside = besides.map(({ family }) => family);
  const stack = (font: FontPackage) => [font.family, ...beside, fallbackFamily(font)];
  const facesIn = isLatin ? [...new Set(['latin', script])] : [script];
  return {
    faces: [
      ...besides,
      ...(isLarge ? [largeFace(display)] : []),
      ...facesIn.flatMap((each) => [...ownFaces(own, each, script), voiceFace(own.display, each, script)]),
    ],
    stacks: {
      script,
      families: {
        display: stack(own.display),
        // Without the family of the text, which would be there first, and the page would move twice.
        ...(isLarge && {
          'display-large': [display.family, ...(isLatin ? [body.family] : beside), fallbackFamily(body)],
        }),
        body: stack(own.body),
        brand: isLatin ? stack(own.display) : [...beside, fallbackFamily(own.display)],
        voice: [voiceFamily(own.display), ...beside, fallbackFamily(own.display)],
      },
      titleWeight: nearestWeight(own.display, TITLE_WEIGHT),
      brandWeight: nearestWeight(latin.display, TITLE_WEIGHT),
    },
    fallbacks: [measured(latin), measured(own), { font: body, weight: TEXT_WEIGHT }],
  };
}

/** Returns the packages of a script. @throws when one is missing, which validation reports */
function packagesOf(fonts: Fonts, script: string): Packages {
  const find = (name = '') => {
    const found = fontPackage(name);
    if (!found?.subsets[script]) throw new Error(`The font "${name}" has no ${script} letters.`);
    return found;
  };
  return { display: find(fonts[script]?.display), body: find(fonts[script]?.body) };
}

/** Returns the display font of a script, and the weight in which it is used most. */
function measured({ display, body }: Packages): { font: FontPackage; weight: number } {
  return { font: display, weight: display.name === body.name ? TEXT_WEIGHT : TITLE_WEIGHT };
}
