import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '../../../scripts/lib/chromium.mjs';
import { pageUrl } from '../../site/page-url';
import { siteOf, type Site } from '../../site/site';
import type { Block } from '../../site/types.generated';
import { clientBundle } from '../../prerender/client/client-bundle';
import { planPages } from '../../prerender/pages/page-plan';
import { listen, siteServer } from '../../server/preview/preview-server';
import { siteAssets } from '../../prerender/site-assets';
import { writePages } from '../../prerender/pages/write-pages';
import { writeSite } from '../../prerender/write-output';

const FOLDER = '.local/reference';
/** What a picture shows, in pixels of a screen: a block that is longer is cut off. */
const SCREEN = { width: 1280, height: 900 };
/** How wide a picture is: a page of documentation is hardly wider. */
const WIDTH = 880;
const QUALITY = 62;

/**
 * Takes a picture of a block of each type, the first of the site, in English and at desktop width.
 *
 * @param root the folder of the project
 * @param site the checked site
 * @param folder where the pictures belong, each as `<type>.webp`
 * @returns the types whose pictures were taken
 * @throws when there is no browser, or the site cannot be built
 */
export async function blockPictures(root: string, site: Site, folder: string): Promise<string[]> {
  const { marked, places } = withMarks(site);
  await build(root, marked);
  const { chromium: playwright } = await import('@playwright/test');
  const { default: sharp } = await import('sharp');
  const server = siteServer(join(root, FOLDER));
  const address = await listen(server, 0);
  const browser = await playwright.launch({ executablePath: chromium(root) || playwright.executablePath() });
  try {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce', bypassCSP: true });
    mkdirSync(folder, { recursive: true });
    for (const [type, path] of places) {
      await page.goto(address + pageUrl(path, 'en'), { waitUntil: 'networkidle' });
      // The frame of the site, and what floats over it, is none of the block.
      await page.addStyleTag({ content: 'body *:has(~ main), main ~ * { visibility: hidden !important }' });
      const block = page.locator(`#${markOf(type)}`);
      await block.scrollIntoViewIfNeeded();
      const box = await block.evaluate((element, screen) => {
        // A card may stand out of its block at the sides.
        const boxes = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        const left = Math.max(0, Math.min(...boxes.map((part) => part.left)) - 16);
        const right = Math.min(screen.width, Math.max(...boxes.map((part) => part.right)) + 16);
        const { top, height } = element.getBoundingClientRect();
        return { x: left + scrollX, y: top + scrollY, width: right - left, height };
      }, SCREEN);
      const clip = { ...box, height: Math.min(box.height, SCREEN.height) };
      const taken = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
      const picture = sharp(taken).resize({ width: WIDTH, withoutEnlargement: true });
      writeFileSync(join(folder, `${type}.webp`), await picture.webp({ quality: QUALITY }).toBuffer());
    }
  } finally {
    await browser.close();
    server.close();
  }
  return [...places.keys()];
}

/** The site with an anchor at the first block of each type, and the paths of their pages. */
function withMarks(site: Site): { marked: Site; places: Map<string, string> } {
  const places = new Map<string, string>();
  const pages = site.config.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block): Block => {
      if (places.has(block.type)) return block;
      places.set(block.type, page.path);
      return { ...block, id: markOf(block.type) };
    }),
  }));
  return { marked: siteOf({ ...site.config, pages }, site.messages, site.pictures), places };
}

function markOf(type: string): string {
  return `picture-of-${type}`;
}

/** The site as visitors get it, without what pictures do not show. */
async function build(root: string, site: Site): Promise<void> {
  const client = await clientBundle(root, 'preview');
  const { files, kit, edition, site: made } = await siteAssets(site, client, new Date().getFullYear(), root);
  const sheets = [...planPages(made, edition)].map((plan) => plan.sheet());
  await writeSite(join(root, FOLDER), files, (draft) => writePages(sheets, { folder: draft, kit }, () => {}));
}
