import { shareImage } from '../../../site/share-image/share-image';
import type { Site } from '../../../site/site';
import { drawShareImage } from './draw-share-image';
import { shareFonts, type ShareFonts } from './share-fonts';
import { toJpeg } from './to-jpeg';

let loaded: { key: string; fonts: Promise<ShareFonts> } | undefined;

/**
 * Renders one share image on request, for development.
 *
 * @param url the URL of the image, as `shareImage` builds it
 * @returns the JPEG, or null when no page of the site has this image
 */
export function renderShareImage(site: Site, url: string): Promise<Uint8Array> | null {
  const [, id = '', prefix] = /^\/assets\/share-(.+)-(\w\w)-\w+\.jpg$/.exec(url) ?? [];
  const page = site.pages.get(id);
  const language = site.languages.find((code) => code === prefix);
  if (!page || !language || shareImage(site, page, language).path !== url) return null;
  const key = JSON.stringify([site.config.theme.fonts, site.languages]);
  if (loaded?.key !== key) loaded = { key, fonts: shareFonts(site.config) };
  return loaded.fonts.then(async (read) => toJpeg(await drawShareImage(site, page, language, read)));
}
