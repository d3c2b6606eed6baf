import { kebab } from '../../lib/text/kebab';
import { carouselSettings } from '../../site/blocks/promo-carousel';
import { defaults } from '../../site/defaults.generated';
import { defaultSection } from '../../site/section';
import type { SiteConfig } from '../../site/types.generated';
import { palette, type Mode } from './palette';
import { declarations, typeScaleCss } from './type-scale';

type Theme = SiteConfig['theme'];

/**
 * Returns the theme of the config as CSS custom properties: the roles in light and dark mode, and the colors of each
 * section. The wall of the home page has the same background in both modes.
 *
 * @param urlOf returns the URL of a tiling, such as `wall-home`
 */
export function themeCss(theme: Theme, urlOf: (tiling: string) => string): string {
  const { color, role, ground, line } = palette(theme);
  const roles = Object.entries(theme.roles);
  const sections = Object.entries(theme.sections);
  const url = (tiling: string) => `url(${urlOf(tiling)})`;
  const layers = (name: string, { angle }: Theme['sections'][string], mode: Mode) =>
    [
      ['tiles', url(`tiles-${name}-${mode}`)],
      ['lines', url(`lines-${angle}-${mode}`)],
    ] as const;
  return `${typeScaleCss(theme)}
:root{${declarations([
    ...roles.map(([name, { light }]) => [kebab(name), color(light)] as const),
    ['wall', url('wall-home')],
    ['wall-lines', url('lines-home')],
    ['wall-glaze', url('glaze-home')],
    ['wall-ground', ground('dark')],
    ['ground', ground('light')],
    ['wall-line', line('dark')],
    ['missing', url('wall-missing-light')],
  ])}}
${sections
  .map(([name, section]) => {
    const colors = SECTION_COLORS.map((use) => [kebab(use), color(section[use])] as const);
    return `${selector(name)}{${declarations([...colors, ...layers(name, section, 'light')])}}`;
  })
  .join('\n')}
${Object.entries(theme.gradients)
  .map(
    ([name, [from, to]]) =>
      `[data-gradient="${name}"]{--gradient:linear-gradient(135deg,${color(from)},${color(to)})}`,
  )
  .join('\n')}
@media (prefers-color-scheme:dark){
:root{${declarations([...roles.map(([name, { dark }]) => [kebab(name), color(dark)] as const), ['ground', ground('dark')], ['missing', url('wall-missing-dark')]])}}
${sections
  .map(([name, section]) => {
    const light = color(section.light);
    return `${selector(name)}{${declarations([
      ['accent', light],
      ['fill', light],
      ['on-fill', role('page', 'dark')],
      ...layers(name, section, 'dark'),
    ])}}`;
  })
  .join('\n')}
}`;
}

/**
 * Returns the settings that only the styles need: the address of the site for printed links, the duration of the reveal,
 * and that of the change of an offer. As custom properties of the page they cost no script.
 */
export function settingsCss(config: Pick<SiteConfig, 'url' | 'carousel' | 'effects'>): string {
  const { transition } = carouselSettings(config);
  const { duration } = { ...defaults.effects.reveal, ...config.effects?.reveal };
  return `:root{--site-url:${JSON.stringify(config.url)};--reveal:${duration}ms;--transition:${transition}ms}`;
}

/** Returns the page background colors for what CSS cannot style: the browser's toolbar and the manifest. */
export function pageColors(theme: Theme): { light: string; dark: string } {
  const { role } = palette(theme);
  return { light: role('page', 'light'), dark: role('page', 'dark') };
}

const SECTION_COLORS = ['plate', 'onPlate', 'onPlateMuted', 'fill', 'onFill', 'accent', 'light'] as const;

/** Returns the selector of a section; the default section is also the root. */
function selector(section: string): string {
  return `${section === defaultSection ? ':root,' : ''}[data-section="${section}"]`;
}
