import type { Language } from '../languages';
import type { ShareImage } from '../page-data.types';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { Page } from '../types.generated';
import { shareText } from './share-text';

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

/**
 * A hash of the code and the packages that draw the share pictures. When they change, a test prints the new value;
 * the pictures then get new addresses and are drawn again.
 */
export const rendererVersion = '0749df9360';

/**
 * Returns a short hash of a text, for file names. It is fast, gives the same result in Node and in browsers, and is
 * not cryptographic: two rounds of 32 bits, mixed like MurmurHash3 (github.com/aappleby/smhasher, MurmurHash3, fmix32).
 *
 * @returns fourteen letters and digits
 */
function textHash(text: string): string {
  return [0x2f0b4c47, 0x5d1e98a3].map((seed) => hash32(text, seed).toString(36).padStart(7, '0')).join('');
}

function hash32(text: string, seed: number): number {
  let bits = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    let part = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
    part = Math.imul((part << 15) | (part >>> 17), 0x1b873593);
    bits ^= part;
    bits = Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
