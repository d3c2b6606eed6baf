import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';
import { pruneCache } from '../../lib/prune-cache';
import type { Language } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import { shareImage } from '../../site/share-image/share-image';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { drawShareImage } from './draw-share-image';
import { shareFonts, type ShareFonts } from './share-fonts';
import { toJpeg } from './to-jpeg';

/** The result of `writeShareImages`. */
export interface ShareImages {
  /** The number of share images of the site. */
  files: number;
  /** The number of images that were rendered; the others were in the cache. */
  drawn: number;
}

/**
 * Writes the share image of every page in every language. Renders only what is not in the cache, several images at
 * once. A page with an `ogImage` in the config needs none.
 *
 * @param folder the built site
 * @param root the folder of the site, whose cache keeps images between builds; the name of an image contains a hash of its
 *   content
 * @throws when an image cannot be rendered or written; the message names the page
 */
export async function writeShareImages(site: Site, folder: string, root: string): Promise<ShareImages> {
  const cache = join(root, '.cache/share-pictures');
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const images = listImages(site);
  const missing = images.filter(({ path }) => !existsSync(join(cache, basename(path))));
  const queue = missing.values();
  const work = async (fonts: ShareFonts) => {
    for (const { path, page, language } of queue) {
      await render(site, page, language, fonts, join(cache, basename(path)));
    }
  };
  if (missing.length > 0) {
    const fonts = await shareFonts(site.config);
    await Promise.all(Array.from({ length: availableParallelism() }, () => work(fonts)));
    pruneCache(cache, new Set(images.map(({ path }) => basename(path))));
  }
  // Copies, not links: a program that optimizes the files of a site in place must not change the cache.
  for (const { path } of images) copyFileSync(join(cache, basename(path)), join(folder, path));
  return { files: images.length, drawn: missing.length };
}

interface PlannedImage {
  path: string;
  page: Page;
  language: Language;
}

function listImages(site: Site): PlannedImage[] {
  return site.config.pages
    .filter((page) => page.ogImage === undefined)
    .flatMap((page) =>
      site.languages.map((language) => ({ path: shareImage(site, page, language).path, page, language })),
    );
}

async function render(site: Site, page: Page, language: Language, fonts: ShareFonts, file: string) {
  try {
    const bytes = await toJpeg(await drawShareImage(site, page, language, fonts));
    writeAtomically(file, bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Cannot render the share image of ${pagePath(site, page.path)} (${language}): ${reason}`,
      { cause: error },
    );
  }
}
