import { declarations } from '../type-scale';
import type { FallbackMetrics } from './fallback-metrics';
import type { FontStacks } from './font-selection';
import type { FontFile, SiteFonts } from './fonts';
import { LARGE_FACE } from './large-face';

/**
 * Returns the styles of the fonts of the pages in a script, by default in all scripts: `@font-face` rules of the files and
 * of fallbacks with matching metrics, and the variables. They lack letters that only visitors type (`moreFontsCss`).
 *
 * A font that is late is used when it comes (`swap`): no page keeps a font of the system. Pages preload what their first screen
 * needs, which is there before the first paint, and the fallbacks are as wide, so that hardly a line breaks differently.
 *
 * @param urlOf returns the URL of a file
 */
export function fontCss(fonts: SiteFonts, urlOf: (file: FontFile) => string, script?: string): string {
  return [...fontFaces(fonts, urlOf, script), fontVariables(fonts, script)].join('\n') + '\n';
}

/**
 * Returns the `@font-face` rules of a site that its pages in a script do not have: the fonts of other scripts, and letters
 * that visitors type. A browser lays out a page again for every new rule, so the client adds them when they are needed.
 *
 * @param urlOf returns the URL of a file
 */
export function moreFontsCss(fonts: SiteFonts, urlOf: (file: FontFile) => string, script: string): string {
  const own = new Set(fontFaces(fonts, urlOf, script));
  return fontFaces(fonts, urlOf)
    .filter((rule) => !own.has(rule))
    .join('\n');
}

/** Returns the variables of the fonts of a script, by default of all scripts. */
export function fontVariables({ stacks }: SiteFonts, script?: string): string {
  return stacks
    .filter((stack) => script === undefined || stack.script === script)
    .map((stack) => `:root[data-script="${stack.script}"]{${scriptVariables(stack)}}`)
    .join('\n');
}

function fontFaces(fonts: SiteFonts, urlOf: (file: FontFile) => string, script?: string): string[] {
  const files = fonts.files.filter(({ pages }) => script === undefined || pages.includes(script));
  const variables = fontVariables(fonts, script);
  const fallbacks = [...fonts.fallbacks].filter(([family]) => variables.includes(`"${family}"`));
  return [...files.map((file) => face(file, urlOf(file))), ...fallbacks.map(fallbackFace)];
}

function scriptVariables({ families, titleWeight, brandWeight }: FontStacks): string {
  const quoted = Object.entries(families).map(
    ([use, list]) => [use, [...list.map((family) => `"${family}"`), 'Arial', 'sans-serif'].join()] as const,
  );
  const weights = [
    ['weight-display', titleWeight],
    ['weight-brand', brandWeight],
  ] as const;
  return declarations([...quoted, ...weights, ...('display-large' in families ? LARGE : [])]);
}

/** What large titles are set in besides their family: the height of their lines, and 30 pixels. */
const LARGE = [
  ['leading-large', `calc(var(--leading-display)*${LARGE_FACE.leading})`],
  ['least-large', '1.875rem'],
] as const;

function face({ family, weights, range, sizeAdjust }: FontFile, url: string): string {
  const adjusted = sizeAdjust === undefined ? '' : `;size-adjust:${percent(sizeAdjust)}`;
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${range}${adjusted}}`;
}

/**
 * The fonts of Windows and macOS, of Linux, and of Android under its old and new names. Their letters are equally wide: as
 * capsize measures them, 913, 913 and 911 of 2048 units. The metrics of Arial are those of all three.
 */
const SYSTEM_FONTS = ['Arial', 'Liberation Sans', 'Roboto', 'Roboto-Regular']
  .map((name) => `local("${name}")`)
  .join();

function fallbackFace([family, metrics]: [string, FallbackMetrics]): string {
  const { sizeAdjust, ascent, descent, lineGap } = metrics;
  return `@font-face{font-family:"${family}";src:${SYSTEM_FONTS};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}`;
}

/** @example percent(1.0543) // '105.43%' */
function percent(factor: number): string {
  return `${Number((factor * 100).toFixed(2))}%`;
}
