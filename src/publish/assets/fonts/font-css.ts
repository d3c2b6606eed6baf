import type { FallbackMetrics } from './fallback-metrics';
import type { FontStacks } from './font-plan';
import type { FontFile, SiteFonts } from './fonts';
import { LEAST_LARGE } from './large-faces';

/**
 * Returns the styles of the fonts of the pages in a script, by default in all scripts: `@font-face` rules of the files and
 * of fallbacks with matching metrics, and the variables of each script. The client has those of letters that visitors type.
 *
 * A font that is late is used when it comes (`swap`): no page keeps a font of the system. Pages preload what their first screen
 * needs, which is there before the first paint, and the fallbacks are as wide, so that hardly a line breaks differently.
 *
 * @param urlOf returns the URL of a file
 */
export function fontCss(
  { files, stacks, fallbacks }: SiteFonts,
  urlOf: (file: FontFile) => string,
  script?: string,
): string {
  const faces = files
    .filter(({ pages, isSpare }) => script === undefined || (pages.includes(script) && !isSpare))
    .map((file) => face(file, file.family, urlOf(file)));
  const variables = stacks
    .filter((stack) => script === undefined || stack.script === script)
    .map((stack) => `${root(stack)}{${families(stack, fallbacks)};${measures(stack)}}`);
  const used = [...fallbacks].filter(([family]) => variables.some((list) => list.includes(`"${family}"`)));
  return [...faces, ...used.map(fallbackFace), ...variables].join('\n') + '\n';
}

/**
 * Returns the styles of the fonts under their second names: the client uses them from the second page on (`data-fonts`), whatever
 * its script.
 *
 * @param urlOf returns the URL of a file
 */
export function lateFontCss(
  { files, stacks, fallbacks }: SiteFonts,
  urlOf: (file: FontFile) => string,
): string {
  return [
    ...files.filter(({ isSpare }) => isSpare).map((file) => face(file, file.family, urlOf(file))),
    ...files.map((file) => face(file, late(file.family), urlOf(file))),
    ...[...fallbacks].map(fallbackFace),
    ...stacks.map(
      (stack) => `${root(stack)}[data-fonts="late"]{${families(stack, fallbacks, late)};${measures(stack)}}`,
    ),
  ].join('\n');
}

/** Returns the selector of the pages in a script. */
function root({ script }: FontStacks): string {
  return `:root[data-script="${script}"]`;
}

function measures({ titleWeight, brandWeight, large }: FontStacks): string {
  const leading = large
    ? `;--leading-large:calc(var(--leading-display)*${large.leading});--least-large:${LEAST_LARGE}`
    : '';
  return `--weight-display:${titleWeight};--weight-brand:${brandWeight}${leading}`;
}

function face({ weights, range, sizeAdjust }: FontFile, family: string, url: string): string {
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

/** Returns the name of a font under which it is used when it arrives late. */
function late(family: string): string {
  return `${family} Late`;
}

function families(
  { display, large, body, brand, voice }: FontStacks,
  fallbacks: SiteFonts['fallbacks'],
  nameOf: (family: string) => string = (family) => family,
): string {
  return Object.entries({ display, ...(large && { 'display-large': large.families }), body, brand, voice })
    .map(([use, list]) => {
      const names = list.map((family) => `"${fallbacks.has(family) ? family : nameOf(family)}"`);
      return `--${use}:${[...names, 'Arial', 'sans-serif'].join(',')}`;
    })
    .join(';');
}

/** @example percent(1.0543) // '105.43%' */
function percent(factor: number): string {
  return `${Number((factor * 100).toFixed(2))}%`;
}
