import { defaultSection } from '../../site/section';
import type { Page, SiteConfig } from '../../site/types.generated';
import { tiling } from '../art/tiling';

/** The colors of a share image. */
export interface ShareColors {
  ground: string;
  /** The title. */
  ink: string;
  /** Secondary text and lines. */
  muted: string;
  /** The star of the brand and the separator between names. */
  mark: string;
}

/** Returns the colors of a page's share image: those of its section's plates, or the dark tiling for the home page. */
export function shareColors({ colors, sections }: SiteConfig['theme'], page: Page): ShareColors {
  const color = (name = '') => colors[name] ?? '#000000';
  if (page.kind === 'home')
    return { ground: color('nuit'), ink: color('chaux'), muted: color('bande-texte'), mark: color('safran') };
  const section = sections[page.section ?? defaultSection] ?? sections.default;
  const isDark = section?.onPlate === 'encre';
  return {
    ground: color(section?.plate),
    ink: color(section?.onPlate),
    muted: color(section?.onPlateMuted),
    mark: color(isDark ? 'encre' : 'safran'),
  };
}

/**
 * Returns the tiling of a page's share image, an SVG of 560 × 630: tiles at the end, only lines toward the text. The
 * section sets the angle and the colors; the page sets the arrangement of the tiles.
 */
export function shareTiling(theme: SiteConfig['theme'], page: Page): string {
  const section = theme.sections[page.section ?? defaultSection] ?? theme.sections.default;
  const color = (name = '') => theme.colors[name] ?? '#000000';
  const { ground, muted } = shareColors(theme, page);
  return tiling({
    width: 560,
    height: 630,
    tile: 36,
    angle: section?.angle ?? 45,
    ground,
    line: muted,
    lineOpacity: 0.34,
    compassOpacity: 0.16,
    stars: tiles(page, section).map(color),
    squares: squares(page, section).map(color),
    progress: (x, y) => 0.04 + x * 1.5 + y * 0.28,
    seed: seedOf(page.id),
  });
}

type Section = SiteConfig['theme']['sections'][string] | undefined;

function tiles(page: Page, section: Section): (string | undefined)[] {
  if (page.kind === 'home') return ['email', 'brique', 'safran', 'chaux', 'email', 'cobalt'];
  if (!page.section) return ['nuit', 'menthe', 'chaux', 'nuit', 'safran', 'brique'];
  if (section?.onPlate === 'encre') return ['encre', 'chaux', 'ocre', 'encre', 'blanc', 'brique'];
  return ['nuit', section?.light, 'chaux', 'nuit', section?.light, 'safran'];
}

function squares(page: Page, section: Section): (string | undefined)[] {
  if (page.kind === 'home') return ['email', 'cobalt', 'safran', 'brique', 'chaux'];
  if (section?.onPlate === 'encre') return ['chaux', 'encre', 'brique', 'ocre'];
  return ['safran', 'chaux', section?.light, 'nuit'];
}

/** Returns a small number derived from a page's id. */
function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}
