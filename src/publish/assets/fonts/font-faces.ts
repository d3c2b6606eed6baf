import { nearestWeight, type FontPackage } from '../../../lib/font-package';
import { LARGE_FACE } from './large-face';

/** The features of large type in few letters: joined forms, and marks. */
const SHAPING = ['ccmp', 'fina', 'init', 'isol', 'mark', 'medi', 'rlig'];

/** The features of text: ligatures, and digits of one width. Kerning is half of a file, and nobody sees it in small type. */
const TEXT = [...SHAPING, 'liga', 'tnum'];

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
  /** The scripts whose pages have it; none has the letters that no text has and visitors may type. */
  pages: string[];
  /** The OpenType features that the file keeps. */
  features: string[];
  /** The size of its letters, as a share of the size of the text. */
  sizeAdjust?: number;
  /** Whether the pages preload it. */
  isFirst: boolean;
  /** Whether it is for what clients say: it has the letters of the quotes alone, as drawn for large type. */
  isVoice?: boolean;
}

/** The weight of text. */
export const TEXT_WEIGHT = 400;

/** The weight of titles, if the family has it. */
export const TITLE_WEIGHT = 760;

/** The `font-weight` of a file with the weight of titles alone: half the size of one with all weights. */
const TITLE_WEIGHTS = '700 800';

/** The weight of what clients say, by script. */
const VOICE_WEIGHTS: Readonly<Record<string, number>> = { latin: 380, arabic: 300 };

/** The fonts of a script. */
export interface Packages {
  display: FontPackage;
  body: FontPackage;
}

/** Returns the faces of a display and a body family in one script, for the pages in a script. */
export function ownFaces({ display, body }: Packages, script: string, page: string): FontFace[] {
  if (display.name === body.name) return [allWeights(display, script, page)];
  return [
    {
      ...face(display, script, page),
      weights: TITLE_WEIGHTS,
      axis: nearestWeight(display, TITLE_WEIGHT),
      features: TITLE,
    },
    { ...face(body, script, page), ...weightRange(body, TEXT_WEIGHT, 600) },
  ];
}

/** Returns the face of large titles. */
export function largeFace(font: FontPackage): FontFace {
  const { script, weight, sizeAdjust, features } = LARGE_FACE;
  return { ...face(font, script, script), weights: TITLE_WEIGHTS, axis: weight, sizeAdjust, features };
}

/** Returns the face of Latin words and digits on pages in another script. They are between words of any weight. */
export function besideFace(font: FontPackage, page: string, isFirst: boolean): FontFace {
  return {
    ...allWeights(font, 'latin', page),
    name: `${font.name}-beside`,
    family: `${font.family} Beside`,
    features: [],
    isFirst,
  };
}

/** Returns the face of what clients say; no page preloads it. */
export function voiceFace(font: FontPackage, script: string, page: string): FontFace {
  const weight = nearestWeight(font, VOICE_WEIGHTS[script] ?? 300);
  return {
    ...face(font, script, page),
    name: `${font.name}-${script}-voice`,
    family: voiceFamily(font),
    weights: String(weight),
    axis: weight,
    features: SHAPING,
    isFirst: false,
    isVoice: true,
  };
}

export function voiceFamily({ family }: FontPackage): string {
  return `${family} Voice`;
}

function allWeights(font: FontPackage, script: string, page: string): FontFace {
  return { ...face(font, script, page), ...weightRange(font, TEXT_WEIGHT, 800) };
}

function face(font: FontPackage, script: string, page: string) {
  return {
    name: `${font.name}-${script}`,
    family: font.family,
    package: font,
    script,
    pages: [page],
    features: TEXT,
    isFirst: true,
  };
}

function weightRange(font: FontPackage, lightest: number, heaviest: number) {
  const [min, max] = [nearestWeight(font, lightest), nearestWeight(font, heaviest)];
  return { weights: `${min} ${max}`, axis: min === max ? min : { min, max } };
}
