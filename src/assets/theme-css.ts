import { cursorCss } from '../effects/cursor';
import type { SiteConfig } from '../site/types.generated';

type Theme = SiteConfig['theme'];

/** The URLs of the tilings: of the home page, of the "not found" page, and of each section, by color mode. */
export interface TilingUrls {
  home: string;
  missing: { light: string; dark: string };
  tiles: Record<string, { light: string; dark: string }>;
}

/**
 * Returns the theme of the config as CSS custom properties: the colors by name, the roles in light and dark mode, and
 * the colors of each section. Blocks use the roles, never the colors.
 */
export function themeCss(theme: Theme, tilings: TilingUrls): string {
  const color = (name: string) => theme.colors[name] ?? '';
  const roles = Object.entries(theme.roles);
  const sections = Object.entries(theme.sections);
  return `:root{${declarations([
    ...Object.entries(theme.colors).map(([name, value]) => [name, value] as const),
    ...roles.map(([name, role]) => [kebab(name), color(role.light)] as const),
    ['shadow', SHADOW_LIGHT],
    ['wall', `url(${tilings.home})`],
    ['missing', `url(${tilings.missing.light})`],
  ])}}
${sections.map(([name, section]) => `${selector(name)}{${declarations(sectionRoles(section, color, tilings.tiles[name]?.light))}}`).join('\n')}
${Object.entries(theme.gradients)
  .map(
    ([name, [from, to]]) =>
      `[data-gradient="${name}"]{--gradient:linear-gradient(135deg,${color(from ?? '')},${color(to ?? '')})}`,
  )
  .join('\n')}
@media (prefers-color-scheme:dark){
:root{${declarations([...roles.map(([name, role]) => [kebab(name), color(role.dark)] as const), ['shadow', SHADOW_DARK], ['missing', `url(${tilings.missing.dark})`]])}}
${sections
  .map(([name, section]) => {
    const light = color(section.light);
    return `${selector(name)}{${declarations([
      ['accent', light],
      ['fill', light],
      ['on-fill', color('nuit')],
      ['tiles', `url(${tilings.tiles[name]?.dark ?? ''})`],
    ])}}`;
  })
  .join('\n')}
}
${cursorCss(color(theme.sections.default?.plate ?? ''), color('blanc'))}`;
}

/** Returns the page background colors for what CSS cannot style: the browser's toolbar and the manifest. */
export function pageColors({ colors, roles }: Theme): { light: string; dark: string } {
  const role = roles.page;
  return { light: colors[role?.light ?? ''] ?? '', dark: colors[role?.dark ?? ''] ?? '' };
}

const SHADOW_LIGHT = '0 1px 0 rgb(11 31 26 / .08),0 24px 60px -24px rgb(6 40 31 / .55)';
const SHADOW_DARK = '0 0 0 1px var(--line),0 24px 60px -24px rgb(0 0 0 / .8)';

function sectionRoles(
  section: Theme['sections'][string],
  color: (name: string) => string,
  tiles = '',
): (readonly [string, string])[] {
  return [
    ['plate', color(section.plate)],
    ['on-plate', color(section.onPlate)],
    ['on-plate-muted', color(section.onPlateMuted)],
    ['fill', color(section.fill)],
    ['on-fill', color(section.onFill)],
    ['accent', color(section.accent)],
    ['light', color(section.light)],
    ['tiles', `url(${tiles})`],
  ];
}

/** Returns the selector of a section; the default section is also the root. */
function selector(section: string): string {
  return section === 'default' ? ':root,[data-section="default"]' : `[data-section="${section}"]`;
}

function declarations(entries: (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `--${name}:${value}`).join(';');
}

/** @example kebab('bandText') // 'band-text' */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
