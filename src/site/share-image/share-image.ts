import type { Language } from '../languages';
import { defaultSection } from '../section';
import { shareDrawing } from './renderer-version';
import { shareWords } from './share-text';
import type { Site } from '../site';
import { textHash } from './text-hash';
import type { Page } from '../types.generated';
import type { ShareImage } from '../page-data.types';

/** The size that every network shows whole (developers.facebook.com/docs/sharing/webmasters/images). */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * The picture of a page in one language: the one the config names (`ogImage`), else the one the build draws.
 * Nothing is drawn here. The address holds a hash of everything that the drawing is made from, so that it can
 * be written into the page first and kept by browsers for ever.
 */
export function shareImage(site: Site, page: Page, language: Language): ShareImage {
  const words = shareWords(site, page, language);
  const alt = `${words.title} – ${words.brand}`;
  if (page.ogImage !== undefined) return { path: page.ogImage, alt };
  const { colors, sections } = site.config.theme;
  const look = [colors, sections[page.section ?? defaultSection], page.id, page.kind];
  const hash = textHash(JSON.stringify([shareDrawing, words, language, look]));
  return { path: `/assets/share-${page.id}-${language}-${hash}.jpg`, ...shareSize, alt };
}
