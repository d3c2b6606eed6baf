import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';
import { NEEDED, themePairs, tones, type ThemePair, type Tone } from './color-pairs';

type Theme = SiteConfig['theme'];
type Mode = 'light' | 'dark';

/** A color of the theme, with the path that selects it. */
export interface UsedColor {
  /** Its name under `theme.colors`. */
  name: string;
  /** The path that selects it: under `theme.roles`, `theme.sections`, or the color itself. */
  path: Path;
}

/** A foreground and a background color of a theme. */
export interface ColorPair {
  front: UsedColor;
  background: UsedColor;
  kind: ThemePair['kind'];
  mode: Mode;
}

/**
 * Returns the color pairs that a theme uses, in light and dark mode and in each section; each pair once, with the
 * highest contrast that it needs. In dark mode a section uses its `light` color (theme-css.ts).
 */
export function themeColorPairs(theme: Theme): ColorPair[] {
  const pairs = new Map<string, ColorPair>();
  for (const { front, background, kind } of themePairs) {
    for (const mode of ['light', 'dark'] as const) {
      for (const section of Object.keys(theme.sections)) {
        const colors = [front, background].map((tone) => colorOf(theme, tone, mode, section));
        const [first, second] = colors;
        // Unknown colors are reported by the rules about references.
        if (!first || !second || !colors.every((color) => Object.hasOwn(theme.colors, color?.name ?? '')))
          continue;
        const key = [first.name, second.name].toSorted().join(' ');
        const known = pairs.get(key);
        if (known && NEEDED[known.kind] >= NEEDED[kind]) continue;
        pairs.set(key, { front: first, background: second, kind, mode });
      }
    }
  }
  return [...pairs.values()];
}

/** Returns the color of a tone; undefined when the theme has none. */
function colorOf(theme: Theme, tone: Tone, mode: Mode, section: string): UsedColor | undefined {
  const role = tones.roles.find((name) => name === tone);
  if (role) return { name: theme.roles[role][mode], path: ['theme', 'roles', role, mode] };
  if (mode === 'dark' && tone === 'onFill') return colorOf(theme, 'page', mode, section);
  const field = tones.section.find((name) => name === tone);
  if (!field) return undefined;
  const effective = mode === 'dark' && (field === 'accent' || field === 'fill') ? 'light' : field;
  const name = theme.sections[section]?.[effective];
  return name === undefined ? undefined : { name, path: ['theme', 'sections', section, effective] };
}
