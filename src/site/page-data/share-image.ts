import type { Language } from '../languages';
import type { ShareImage } from '../page-data.types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import { translator } from '../translate';
import type { Page } from '../types.generated';

/** The size that networks show uncropped, in pixels (developers.facebook.com/docs/sharing/webmasters/images). */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the name of a page's share image among the pictures of a site: pages of one drawing and section have the same. */
export function shareKey({ drawing, section = defaultSection }: Page): string {
  return `share:${drawing ?? 'wall'}:${section}`;
}

/**
 * Returns the share image of a page: the one from the config (`ogImage`), or the one that the build has drawn. The
 * description says what it shows, in the language of the page.
 *
 * @returns nothing in development, which draws none
 */
export function shareImage(site: Site, page: Page, language: Language): { image?: ShareImage } {
  const t = translator(site, language);
  const name = t(page.name).text;
  const company = site.config.organization.name;
  if (page.ogImage !== undefined) return { image: { path: page.ogImage, alt: `${name} – ${company}` } };
  const drawn = site.pictures.get(shareKey(page));
  if (!drawn) return {};
  const isMark = (page.section ?? defaultSection) === defaultSection;
  const wall = isMark ? 'frame.share.mark' : 'frame.share.wall';
  const shown = t(page.drawing ? 'frame.share.drawing' : wall).text.replace('{{page}}', () => name);
  return { image: { path: drawn.src, ...shareSize, alt: `${shown} – ${company}` } };
}
