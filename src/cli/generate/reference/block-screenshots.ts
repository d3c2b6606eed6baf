import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '../../../../scripts/lib/chromium.mjs';
import { environment } from '../../../lib/environment';
import { clientBundle } from '../../../publish/prerender/client/client-bundle';
import { siteFiles } from '../../../publish/prerender/site-files';
import { writeSite } from '../../../publish/prerender/write-output';
import { listen, siteServer } from '../../../server/preview/preview-server';
import { pageUrl, type PagePath } from '../../../site/page-url';
import { createSite, type Site } from '../../../site/site';
import type { Block } from '../../../site/types.generated';

const FOLDER = '.local/reference';
/** The size of the screen in pixels: a longer block is cut off. */
const SCREEN = { width: 1280, height: 900 };
/** The width of a picture in pixels: a page of documentation is hardly wider. */
const WIDTH = 880;
const QUALITY = 62;

/**
 * Takes a screenshot of the first block of each type, in English and at desktop width.
 *
 * @param root the folder of the project
 * @param site a valid site
 * @param folder the folder of the screenshots, each `<type>.webp`
 * @returns the types with a screenshot
 * @throws when there is no browser, or the site cannot be built
 */
export async function blockPictures(root: string, site: Site, folder: string): Promise<string[]> {
  const { marked, paths } = withMarks(site);
  await build(root, marked);
  const { chromium: playwright } = await import('@playwright/test');
  const { default: sharp } = await import('sharp');
  const server = siteServer(join(root, FOLDER));
  const address = await listen(server, 0);
  const browser = await playwright.launch({ executablePath: chromium(root) || playwright.executablePath() });
  try {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce', bypassCSP: true });
    mkdirSync(folder, { recursive: true });
    for (const [type, path] of paths) {
      await page.goto(address + pageUrl(site, path, 'en'), { waitUntil: 'networkidle' });
      // Hides the layout of the site and what floats over the block.
      await page.addStyleTag({ content: 'body *:has(~ main), main ~ * { visibility: hidden !important }' });
      const block = page.locator(`#${markOf(type)}`);
      await block.scrollIntoViewIfNeeded();
      const box = await block.evaluate((element, screen) => {
        // A card may extend beyond its block at the sides.
        const boxes = [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        const left = Math.max(0, Math.min(...boxes.map((part) => part.left)) - 16);
        const right = Math.min(screen.width, Math.max(...boxes.map((part) => part.right)) + 16);
        const { top, height } = element.getBoundingClientRect();
        return { x: left + scrollX, y: top + scrollY, width: right - left, height };
      }, SCREEN);
      const clip = { ...box, height: Math.min(box.height, SCREEN.height) };
      const screenshot = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
      const picture = sharp(screenshot).resize({ width: WIDTH, withoutEnlargement: true });
      writeFileSync(join(folder, `${type}.webp`), await picture.webp({ quality: QUALITY }).toBuffer());
    }
  } finally {
    await browser.close();
    server.close();
  }
  return [...paths.keys()];
}

/** Returns the site with an anchor at the first block of each type, and the paths of their pages. */
function withMarks({ config, messages }: Site): { marked: Site; paths: Map<string, PagePath> } {
  const paths = new Map<string, PagePath>();
  const pages = config.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block): Block => {
      if (paths.has(block.type)) return block;
      paths.set(block.type, page.path);
      return { ...block, id: markOf(block.type) };
    }),
  }));
  return { marked: createSite({ ...config, pages }, messages), paths };
}

function markOf(type: string): string {
  return `picture-of-${type}`;
}

/** The site as visitors get it, without what pictures do not show. */
async function build(root: string, content: Site): Promise<void> {
  const client = await clientBundle(root, 'preview');
  const year = environment.now().getUTCFullYear();
  await writeSite(join(root, FOLDER), await siteFiles(content, client, year, root));
}
