import { languages } from '../../site/languages';
import { shareImage } from '../../site/share-image/share-image';
import type { Site } from '../../site/site';
import { shareFonts, type ShareFonts } from './share-fonts';
import { shareJpeg } from './to-jpeg';
import { sharePicture } from './share-image-svg';

let fonts: Promise<ShareFonts> | undefined;

/**
 * Draws one picture for sharing when it is asked for, as development does.
 *
 * @param url its address, as `shareImage` names it
 * @returns the JPEG, or null when no page of the site has such a picture
 */
export function drawnSharePicture(site: Site, url: string): Promise<Uint8Array> | null {
  const [, id = '', prefix] = /^\/assets\/share-(.+)-(\w\w)-\w+\.jpg$/.exec(url) ?? [];
  const page = site.pages.get(id);
  const language = languages.find((known) => known === prefix);
  if (!page || !language || shareImage(site, page, language).path !== url) return null;
  fonts ??= shareFonts();
  return fonts.then((opened) => shareJpeg(sharePicture(site, page, language, opened)));
}
