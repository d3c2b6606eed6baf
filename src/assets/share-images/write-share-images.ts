import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { languages, type Language } from '../../site/languages';
import { shareImage } from '../../site/share-image/share-image';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import { progress } from '../../lib/progress';
import { shareFonts, type ShareFonts } from './share-fonts';
import { shareJpeg } from './to-jpeg';
import { sharePicture } from './share-image-svg';

/** How long the cache keeps what no build has drawn anew, in milliseconds: thirty days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** What writing the pictures came to. */
export interface SharePictures {
  /** How many pictures the site has. */
  files: number;
  /** How many had to be drawn; the others were in the cache. */
  drawn: number;
}

/**
 * Puts the share picture of every page and language into a folder. Only what the cache does not have is drawn,
 * several at once; a page whose picture is named in the config (`ogImage`) needs none.
 *
 * @param folder the built site
 * @param cache where pictures are kept between builds, under their own names, which say what is on them
 * @throws when a picture cannot be drawn or written, with its page
 */
export async function writeSharePictures(site: Site, folder: string, cache: string): Promise<SharePictures> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const wanted = wantedPictures(site);
  const missing = wanted.filter(({ path }) => !existsSync(join(cache, basename(path))));
  const shown = progress('Drawing share pictures', missing.length);
  const waiting = missing.values();
  const draw = async (fonts: ShareFonts) => {
    for (const { path, page, language } of waiting) {
      await drawn(site, page, language, fonts, join(cache, basename(path)));
      shown.step(page.path);
    }
  };
  try {
    if (missing.length > 0) {
      const fonts = await shareFonts();
      await Promise.all(Array.from({ length: availableParallelism() }, () => draw(fonts)));
      forgetUnused(cache, new Set(wanted.map(({ path }) => basename(path))));
    }
  } finally {
    shown.end();
  }
  // A copy, not a second name: whoever makes the files of a site smaller in their place changes no cache.
  for (const { path } of wanted) copyFileSync(join(cache, basename(path)), join(folder, path));
  return { files: wanted.length, drawn: missing.length };
}

interface Wanted {
  path: string;
  page: Page;
  language: Language;
}

function wantedPictures(site: Site): Wanted[] {
  return site.config.pages
    .filter((page) => page.ogImage === undefined)
    .flatMap((page) =>
      languages.map((language) => ({ path: shareImage(site, page, language).path, page, language })),
    );
}

async function drawn(site: Site, page: Page, language: Language, fonts: ShareFonts, file: string) {
  try {
    const bytes = await shareJpeg(sharePicture(site, page, language, fonts));
    const draft = join(dirname(file), `.${process.pid}-${basename(file)}`);
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the share picture of ${page.path} (${language}) cannot be drawn: ${reason}`, {
      cause: error,
    });
  }
}

function forgetUnused(cache: string, used: ReadonlySet<string>) {
  const oldest = Date.now() - KEPT;
  for (const name of readdirSync(cache)) {
    if (used.has(name)) continue;
    // Another build may tidy up at the same time.
    const known = statSync(join(cache, name), { throwIfNoEntry: false });
    if (known && known.mtimeMs < oldest) rmSync(join(cache, name), { force: true });
  }
}
