import { brightness } from '../../../lib/color';
import { defaultSection } from '../../../site/section';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { tiling, type TilingOptions } from '../art/tiling';
import { seedOf } from '../../../site/parts/seed-of';
import { palette } from '../palette';

type Theme = SiteConfig['theme'];
type Section = Theme['sections'][string];

/**
 * Returns the colors of a page's share image: those of its section's plates, or of the dark band for the home page. The title
 * is in `ink`, secondary text and lines are `muted`, the star of the brand and the separator between names have `mark`.
 */
export function shareColors(theme: Theme, page: Page) {
  const { color, role } = palette(theme);
  if (page.kind === 'home')
    return {
      ground: role('band', 'light'),
      ink: role('bandText', 'light'),
      muted: role('bandMuted', 'light'),
      mark: role('highlight', 'light'),
    };
  const section = sectionOf(theme, page);
  return {
    ground: color(section?.plate),
    ink: color(section?.onPlate),
    muted: color(section?.onPlateMuted),
    mark: isLight(theme, section) ? color(section?.onPlate) : role('highlight', 'dark'),
  };
}

/**
 * Returns the tiling of a page's share image, an SVG of 560 × 630: tiles at the end, only lines toward the text. The
 * section sets the angle and the colors; the page sets the arrangement of the tiles.
 */
export function shareTiling(theme: Theme, page: Page): string {
  const { ground, muted } = shareColors(theme, page);
  return tiling({
    ...tiles(theme, page),
    width: 560,
    height: 630,
    tile: 36,
    angle: sectionOf(theme, page)?.angle ?? 45,
    ground,
    line: muted,
    lineOpacity: 0.34,
    compassOpacity: 0.16,
    progress: (x, y) => 0.04 + x * 1.5 + y * 0.28,
    seed: seedOf(page.id),
  });
}

/** Returns the colors of the tiles: those that are visible on the background. */
function tiles(theme: Theme, page: Page): Pick<TilingOptions, 'stars' | 'squares'> {
  const { color, role, ground, tile } = palette(theme);
  const section = sectionOf(theme, page);
  const [pale, highlight, light] = [role('text', 'dark'), role('highlight', 'dark'), color(section?.light)];
  if (page.kind === 'home')
    return {
      stars: [tile(0), tile(3), tile(2), pale, tile(0), tile(1)],
      squares: [tile(0), tile(1), tile(2), tile(3), pale],
    };
  if (isLight(theme, section)) {
    const [ink, accent] = [color(section?.onPlate), color(section?.accent)];
    return {
      stars: [ink, pale, accent, ink, role('card', 'light'), tile(3)],
      squares: [pale, ink, tile(3), accent],
    };
  }
  const dark = ground('dark');
  return {
    stars: page.section
      ? [dark, light, pale, dark, light, highlight]
      : [dark, light, pale, dark, highlight, tile(3)],
    squares: [highlight, pale, light, dark],
  };
}

function sectionOf({ sections }: Theme, page: Page): Section | undefined {
  return sections[page.section ?? defaultSection] ?? sections.default;
}

/** Returns whether the plates of a section are lighter than the text on them. */
function isLight(theme: Theme, section: Section | undefined): boolean {
  const { color } = palette(theme);
  return brightness(color(section?.plate)) > brightness(color(section?.onPlate));
}
