import type { Language } from '../languages';
import type { ShareImage } from '../page-data.types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { Page } from '../types.generated';
import { rendererVersion } from './renderer-version';
import { shareText } from './share-text';
import { textHash } from './text-hash';

/** The size that networks show uncropped, in pixels (developers.facebook.com/docs/sharing/webmasters/images). */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Returns the share image of a page in one language: the one from the config (`ogImage`), or the one that the build
 * draws. The address holds a hash of everything that the drawing depends on: the page can contain it before the
 * picture is drawn, and browsers can cache the picture forever.
 */
export function shareImage(site: Site, page: Page, language: Language): ShareImage {
  const text = shareText(site, page, language);
  const alt = `${text.title} – ${text.brand}`;
  if (page.ogImage !== undefined) return { path: page.ogImage, alt };
  const { colors, roles, tiling, fonts, sections } = site.config.theme;
  const mark = sections[defaultSection]?.sign;
  const style = [
    colors,
    roles,
    tiling,
    fonts,
    sections[page.section ?? defaultSection],
    mark,
    page.id,
    page.kind,
    page.drawing,
  ];
  const hash = textHash(JSON.stringify([rendererVersion, text, language, style]));
  return { path: `/assets/share-${page.id}-${language}-${hash}.jpg`, ...shareSize, alt };
}
