import { kebab } from '../../lib/text/kebab';
import { defaults } from '../../site/defaults.generated';
import type { FluidSize, ScriptType, SiteConfig } from '../../site/types.generated';

type Theme = SiteConfig['theme'];

/**
 * Returns the sizes of the text, the heights of its lines and the spaces of a theme as CSS custom properties: `--type-h1`,
 * `--leading`, `--space-section`. What the theme does not name has the default of the schema. Sizes of text are in `rem`,
 * so that they follow the visitor's setting.
 */
export function typeScaleCss(theme: Theme): string {
  const type = { ...defaults.theme.type, ...theme.type };
  const { texts, spaces } = themeSizes(theme);
  const root = [
    ...Object.entries(texts).map(([name, size]) => [`type-${kebab(name)}`, textSize(name, size)] as const),
    ...Object.entries(spaces).map(([name, size]) => [`space-${kebab(name)}`, spaceSize(size)] as const),
    ...ofScript({ titles: 1, ...type }),
  ];
  const scripts = Object.entries({ ...defaults.theme.type.scripts, ...type.scripts });
  const others = scripts.flatMap(([script, own]) =>
    typeof own === 'object' ? `:root[data-script="${script}"]{${declarations(ofScript(own))}}` : [],
  );
  return [`:root{${declarations(root)}}`, ...others].join('\n');
}

/** Returns what a script may have otherwise than Latin. Letter-spacing has no length without a unit. */
function ofScript({ titles, headingLine, bodyLine, tracking }: ScriptType) {
  const entries = {
    titles,
    'leading-display': headingLine,
    leading: bodyLine,
    tracking: tracking === undefined ? undefined : `${tracking}em`,
  };
  return Object.entries(entries).filter(([, value]) => value !== undefined);
}

/** Returns the sizes of the texts and the spaces of a theme, with the defaults of the schema, in pixels. */
export function themeSizes({ type, space }: Theme) {
  return {
    texts: { ...defaults.theme.type.sizes, ...type?.sizes } as Record<string, FluidSize>,
    spaces: { ...defaults.theme.space, ...space } as Record<string, FluidSize | number>,
  };
}

/**
 * The sizes of titles. The script of the page changes the large ones. A page has one scale: every first title is as large
 * as `h1`, a section's (`hero`) too unless the theme says otherwise; in a column of contact, questions or a long text it is
 * one step smaller (`h1Narrow`), and on a narrow screen, where there are no columns, all are equal.
 */
const SCALED_TITLES = ['hero', 'h1', 'h1Narrow', 'statement'];
const LARGE_TITLES = [...SCALED_TITLES, 'h2', 'h2Narrow'];
const TITLES = [...LARGE_TITLES, 'h3', 'name', 'h4'];

/**
 * On a narrow screen, also with large text, the longest words of a title fit, and no title is larger than the first. A large
 * one is large enough for the large face of its script.
 */
function textSize(name: string, size: FluidSize): string {
  const fluid = fluidSize(size, 'rem');
  if (!TITLES.includes(name)) return fluid;
  const scaled = SCALED_TITLES.includes(name) ? `${fluid} * var(--titles)` : fluid;
  return `min(${LARGE_TITLES.includes(name) ? `max(${scaled},var(--least-large))` : scaled},10.6vw)`;
}

/** The widths of the screen in pixels at which a fluid size has its first and its second value. */
const NARROW = 390;
const WIDE = 1840;

/**
 * Returns a size that grows evenly with the screen.
 *
 * @param size in pixels, at 390 and at 1840
 * @example fluidSize([30, 54], 'rem') // 'clamp(1.875rem,1.4716rem + 1.6552vw,3.375rem)'
 */
export function fluidSize([narrow = 0, wide = narrow]: FluidSize, unit: 'rem' | 'px'): string {
  const length = (pixels: number) => `${round(unit === 'rem' ? pixels / 16 : pixels)}${unit}`;
  if (narrow === wide) return length(narrow);
  const slope = (wide - narrow) / (WIDE - NARROW);
  const preferred = `${length(narrow - slope * NARROW)} + ${round(slope * 100)}vw`;
  return `clamp(${length(Math.min(narrow, wide))},${preferred},${length(Math.max(narrow, wide))})`;
}

/** Returns how many pixels a size has on a screen of a width. */
export function sizeAt(size: FluidSize | number | undefined, screen: number): number {
  const [narrow = 0, wide = narrow] = [size].flat();
  return narrow + (wide - narrow) * Math.min(Math.max((screen - NARROW) / (WIDE - NARROW), 0), 1);
}

function spaceSize(size: FluidSize | number): string {
  return typeof size === 'number' ? `calc(${size}px + 2 * var(--space-gutter))` : fluidSize(size, 'px');
}

function round(value: number): number {
  return Number(value.toFixed(4));
}

/** Returns CSS custom properties, by their names without the dashes. */
export function declarations(entries: readonly (readonly [name: string, value: unknown])[]): string {
  return entries.map(([name, value]) => `--${name}:${String(value)}`).join(';');
}
