import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { writeAtomically } from '../../../lib/replace-file';
import { pruneCache } from '../../../lib/prune-cache';
import type { Language } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import { shareImage } from '../../../site/share-image/share-image';
import type { Site } from '../../../site/site';
import type { Page } from '../../../site/types.generated';
import { drawShareImage } from './draw-share-image';
import { shareFonts, type ShareFonts } from './share-fonts';
import { toJpeg } from './to-jpeg';

/**
 * Writes the share image of every page in every language. Renders only what is not in the cache, several images at
 * once. A page with an `ogImage` in the config needs none.
 *
 * @param folder the built site
 * @param root the folder of the site, whose cache keeps images between builds; the name of an image contains a hash of its
 *   content
 * @returns the number of share images, and of those that were rendered because they were not in the cache
 * @throws when an image cannot be rendered or written; the message names the page
 */
export async function writeShareImages(site: Site, folder: string, root: string) {
  const cache = join(root, '.cache/share-pictures');
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const images = site.config.pages
    .filter((page) => page.ogImage === undefined)
    .flatMap((page) =>
      site.languages.map((language) => {
        const name = basename(shareImage(site, page, language).path);
        return { name, cached: join(cache, name), page, language };
      }),
    );
  const missing = images.filter(({ cached }) => !existsSync(cached));
  const queue = missing.values();
  const work = async (fonts: ShareFonts) => {
    for (const { cached, page, language } of queue) await render(site, page, language, fonts, cached);
  };
  if (missing.length > 0) {
    const fonts = await shareFonts(site.config);
    await Promise.all(Array.from({ length: availableParallelism() }, () => work(fonts)));
    pruneCache(cache, new Set(images.map(({ name }) => name)));
  }
  // Copies, not links: a program that optimizes the files of a site in place must not change the cache.
  for (const { name, cached } of images) copyFileSync(cached, join(folder, 'assets', name));
  return { files: images.length, drawn: missing.length };
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
