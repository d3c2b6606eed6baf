import type { SiteConfig } from '../../../site/types.generated';
import { NEEDED, themePairs, tones, type ThemePair, type Tone } from './color-pairs';
import type { Path } from '../../../lib/json';

type Theme = SiteConfig['theme'];
type Mode = 'light' | 'dark';

/** A colour of the config where it is put to use. */
export interface WornColor {
  /** Its name under `theme.colors`. */
  name: string;
  /** Where the config chooses it: under `theme.roles`, `theme.sections`, or the colour itself. */
  path: Path;
}

/** Two colours of a theme that stand on one another. */
export interface ColorPair {
  front: WornColor;
  ground: WornColor;
  kind: ThemePair['kind'];
  mode: Mode;
}

/**
 * The pairs of colours that a theme really puts on one another, in light and dark and in each section; each once, by
 * the greatest contrast that it needs. In the dark a section wears its `light` colour (theme-css.ts).
 */
export function themeColorPairs(theme: Theme): ColorPair[] {
  const pairs = new Map<string, ColorPair>();
  for (const { front, ground, kind } of themePairs) {
    for (const mode of ['light', 'dark'] as const) {
      for (const section of Object.keys(theme.sections)) {
        const colors = [front, ground].map((tone) => wornColor(theme, tone, mode, section));
        const [first, second] = colors;
        // What is not there is told by the rules about names.
        if (!first || !second || !colors.every((color) => Object.hasOwn(theme.colors, color?.name ?? '')))
          continue;
        const key = [first.name, second.name].toSorted().join(' ');
        const known = pairs.get(key);
        if (known && NEEDED[known.kind] >= NEEDED[kind]) continue;
        pairs.set(key, { front: first, ground: second, kind, mode });
      }
    }
  }
  return [...pairs.values()];
}

/** The colour that a style gets by a name; undefined when the theme has none. */
function wornColor(theme: Theme, tone: Tone, mode: Mode, section: string): WornColor | undefined {
  const role = tones.roles.find((name) => name === tone);
  if (role) return { name: theme.roles[role][mode], path: ['theme', 'roles', role, mode] };
  const field = tones.section.find((name) => name === tone);
  if (!field) return { name: tone, path: ['theme', 'colors', tone] };
  if (mode === 'dark' && field === 'onFill') return { name: 'nuit', path: ['theme', 'colors', 'nuit'] };
  const worn = mode === 'dark' && (field === 'accent' || field === 'fill') ? 'light' : field;
  const name = theme.sections[section]?.[worn];
  return name === undefined ? undefined : { name, path: ['theme', 'sections', section, worn] };
}
