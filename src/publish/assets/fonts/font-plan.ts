import { fontPackage, nearestWeight, type FontPackage } from '../../../lib/font-package';
import type { SiteConfig } from '../../../site/types.generated';

type Fonts = SiteConfig['theme']['fonts'];

/** The features of large type in few letters: joined forms, and marks. */
const SHAPING = ['ccmp', 'fina', 'init', 'isol', 'mark', 'medi', 'rlig'];

/** The features of text: ligatures, and digits of one width. Kerning is half of a file, and nobody sees it in small type. */
const TEXT = [...SHAPING, 'liga', 'tnum'];

/** The features of titles. */
const TITLE = [...TEXT, 'kern'];

/** One font face of the site: a family in one script. */
export interface FontFace {
  /** A unique name, such as `readex-pro-arabic`. */
  name: string;
  /** Its `font-family` in the styles. */
  family: string;
  package: FontPackage;
  script: string;
  /** Its `font-weight` in the styles. */
  weights: string;
  /** The weight range of the file, or its only weight. */
  axis: number | { min: number; max: number };
  /** The scripts whose pages have it. */
  pages: string[];
  /** The OpenType features that the file keeps. */
  features: string[];
  /** Whether it is for what clients say: it has the letters of the quotes alone, as drawn for large type. */
  isVoice?: boolean;
}

/** The fonts of the pages in one script: the families of each use in fallback order. */
export interface FontStacks {
  script: string;
  display: string[];
  body: string[];
  /** For the name of the company, which is in Latin letters. */
  brand: string[];
  /** For what clients say. */
  voice: string[];
  /** The weight of titles. */
  titleWeight: number;
  /** The weight of the name of the company, the same in all scripts. */
  brandWeight: number;
}

/** The weight of titles, if the family has it. */
export const TITLE_WEIGHT = 760;

/** The weight of what clients say, by script. */
const VOICE_WEIGHTS: Readonly<Record<string, number>> = { latin: 380, arabic: 300 };

/**
 * Plans the fonts of the pages in some scripts.
 *
 * Pages in another script than Latin draw Latin words and digits with the display family of Latin, in a file of its own
 * with all weights, because they are between words of any weight there. A script with the families of Latin needs no such
 * file: there the family has the letters of both.
 *
 * @param scripts the scripts of the site's languages, such as `arabic`
 * @returns the font faces, the families of each script, and the packages whose metrics the fallback fonts have
 */
export function fontPlan(fonts: Fonts, scripts: readonly string[]) {
  const plans = scripts.map((script) => scriptPlan(fonts, script));
  const faces = new Map<string, FontFace>();
  for (const planned of plans.flatMap((plan) => plan.faces)) {
    const pages = [...(faces.get(planned.name)?.pages ?? []), ...planned.pages];
    faces.set(planned.name, { ...planned, pages });
  }
  const fallbacks = plans.flatMap((plan) => plan.fallbacks);
  return {
    faces: [...faces.values()],
    stacks: plans.map(({ stacks }) => stacks),
    fallbacks: [...new Map(fallbacks.map((font) => [font.name, font])).values()],
  };
}

/** Returns the `font-family` of the system font with the metrics of a font. */
export function fallbackFamily({ family }: FontPackage): string {
  return `${family} fallback`;
}

function scriptPlan(fonts: Fonts, script: string) {
  const own = packagesOf(fonts, script);
  const latin = packagesOf(fonts, 'latin');
  const isLatin = own.display.name === latin.display.name && own.body.name === latin.body.name;
  const besideFace = {
    ...allWeights(latin.display, 'latin', script),
    name: `${latin.display.name}-beside`,
    family: `${latin.display.family} Beside`,
    features: [],
  };
  const beside = isLatin ? [] : [besideFace.family];
  const stack = (font: FontPackage) => [font.family, ...beside, fallbackFamily(font)];
  const facesIn = isLatin ? [...new Set(['latin', script])] : [script];
  return {
    faces: [
      ...(isLatin ? [] : [besideFace]),
      ...facesIn.flatMap((each) => [...ownFaces(own, each, script), voiceFace(own.display, each, script)]),
    ],
    stacks: {
      script,
      display: stack(own.display),
      body: stack(own.body),
      brand: isLatin ? stack(own.display) : [...beside, fallbackFamily(latin.display)],
      voice: [voiceFamily(own.display), ...beside, fallbackFamily(own.display)],
      titleWeight: nearestWeight(own.display, TITLE_WEIGHT),
      brandWeight: nearestWeight(latin.display, TITLE_WEIGHT),
    },
    fallbacks: [latin.display, own.display, own.body],
  };
}

type Packages = ReturnType<typeof packagesOf>;

/** Returns the packages of a script. @throws when one is missing, which validation reports */
function packagesOf(fonts: Fonts, script: string) {
  const find = (name = '') => {
    const found = fontPackage(name);
    if (!found?.subsets[script]) throw new Error(`The font "${name}" has no ${script} letters.`);
    return found;
  };
  return { display: find(fonts[script]?.display), body: find(fonts[script]?.body) };
}

/** Returns the faces of a display and a body family in one script, for the pages in a script. */
function ownFaces({ display, body }: Packages, script: string, page: string): FontFace[] {
  if (display.name === body.name) return [allWeights(display, script, page)];
  return [
    // Titles have one weight, and a file with one weight is half the size.
    {
      ...face(display, script, page),
      weights: '700 800',
      axis: nearestWeight(display, TITLE_WEIGHT),
      features: TITLE,
    },
    { ...face(body, script, page), ...weightRange(body, 400, 600) },
  ];
}

/** Returns the face of what clients say; no page preloads it. */
function voiceFace(font: FontPackage, script: string, page: string): FontFace {
  const weight = nearestWeight(font, VOICE_WEIGHTS[script] ?? 300);
  return {
    ...face(font, script, page),
    name: `${font.name}-${script}-voice`,
    family: voiceFamily(font),
    weights: String(weight),
    axis: weight,
    features: SHAPING,
    isVoice: true,
  };
}

function voiceFamily({ family }: FontPackage): string {
  return `${family} Voice`;
}

function allWeights(font: FontPackage, script: string, page: string): FontFace {
  return { ...face(font, script, page), ...weightRange(font, 400, 800) };
}

function face(font: FontPackage, script: string, page: string) {
  return {
    name: `${font.name}-${script}`,
    family: font.family,
    package: font,
    script,
    pages: [page],
    features: TEXT,
  };
}

function weightRange(font: FontPackage, lightest: number, heaviest: number) {
  const [min, max] = [nearestWeight(font, lightest), nearestWeight(font, heaviest)];
  return { weights: `${min} ${max}`, axis: min === max ? min : { min, max } };
}
