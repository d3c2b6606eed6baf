import { carouselSettings } from '../site/blocks/promo-carousel';
import { defaults } from '../site/defaults.generated';
import type { SiteConfig } from '../site/types.generated';

/**
 * Returns the settings that only the styles need: the address of the site for printed links, the duration of the reveal,
 * and that of the change of an offer. As custom properties of the page they cost no script.
 */
export function settingsCss(config: Pick<SiteConfig, 'url' | 'carousel' | 'effects'>): string {
  const { transition } = carouselSettings(config);
  const { duration } = { ...defaults.effects.reveal, ...config.effects?.reveal };
  return `:root{--site-url:${JSON.stringify(config.url)};--reveal:${duration}ms;--transition:${transition}ms}`;
}
