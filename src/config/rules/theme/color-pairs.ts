import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';

type Theme = SiteConfig['theme'];

/** A color of the styles by its name in the config, a role or a color of a section; `var(--on-plate)` is `onPlate`. */
type Tone = keyof Theme['roles'] | SectionTone;
type SectionTone = keyof Omit<Theme['sections'][string], 'page' | 'angle' | 'sign'>;

/** Minimum contrast ratios (WCAG 2.2, level AA): text (1.4.3), and the edge of a control or a focus mark (1.4.11). */
export const NEEDED = { text: 4.5, edge: 3 } as const;

/**
 * Every background of the styles with the colors on it that need contrast. Decorative drawings, lines between rows and icons
 * next to text are not in the list: they add no information to the text.
 */
const colorsOn: Record<keyof typeof NEEDED, Partial<Record<Tone, readonly Tone[]>>> = {
  text: {
    page: ['text', 'muted', 'accent'],
    card: ['text', 'muted', 'accent', 'error'],
    alt: ['text', 'muted', 'accent'],
    text: ['page'],
    fill: ['onFill'],
    plate: ['onPlate', 'onPlateMuted'],
    onPlate: ['plate'],
    onPlateMuted: ['plate'],
    band: ['bandText', 'bandMuted', 'bandAccent', 'highlight'],
    light: ['band'],
    notice: ['noticeText'],
  },
  edge: {
    page: ['error', 'border'],
    card: ['border'],
    notice: ['noticeSuccess', 'noticeError', 'bandAccent', 'highlight'],
  },
};

/** The pairs of the list: a foreground and a background color that the styles combine. */
export const themePairs = (['text', 'edge'] as const).flatMap((kind) =>
  Object.entries(colorsOn[kind]).flatMap(([background, fronts]) =>
    fronts.map((front) => ({ front, background: background as Tone, kind })),
  ),
);

/** A color of the theme, with the path that selects it. */
interface UsedColor {
  /** Its name under `theme.colors`. */
  name: string;
  /** The path that selects it: under `theme.roles` or `theme.sections`. */
  path: Path;
}

/** A foreground and a background color of a theme. */
export interface ColorPair {
  front: UsedColor;
  background: UsedColor;
  kind: keyof typeof NEEDED;
  mode: 'light' | 'dark';
}

/**
 * Returns the color pairs that a theme uses, in light and dark mode and in each section; each pair once, with the
 * highest contrast that it needs. In dark mode a section uses its `light` color (theme-css.ts).
 */
export function themeColorPairs(theme: Theme): ColorPair[] {
  const pairs = new Map<string, ColorPair>();
  // Text comes first, so that a pair of both kinds needs the contrast of text.
  for (const { front, background, kind } of themePairs)
    for (const mode of ['light', 'dark'] as const)
      for (const section of Object.keys(theme.sections)) {
        const first = colorOf(theme, front, mode, section);
        const second = colorOf(theme, background, mode, section);
        if (!first || !second) continue;
        const key = [first.name, second.name].toSorted().join(' ');
        if (!pairs.has(key)) pairs.set(key, { front: first, background: second, kind, mode });
      }
  return [...pairs.values()];
}

/** Returns the color of a tone; undefined when the theme has none. */
function colorOf(theme: Theme, tone: Tone, mode: ColorPair['mode'], section: string): UsedColor | undefined {
  if (tone in theme.roles) {
    const role = tone as keyof Theme['roles'];
    return { name: theme.roles[role][mode], path: ['theme', 'roles', role, mode] };
  }
  if (mode === 'dark' && tone === 'onFill') return colorOf(theme, 'page', mode, section);
  const field = mode === 'dark' && (tone === 'accent' || tone === 'fill') ? 'light' : tone;
  const name = theme.sections[section]?.[field as SectionTone];
  return name === undefined ? undefined : { name, path: ['theme', 'sections', section, field] };
}
