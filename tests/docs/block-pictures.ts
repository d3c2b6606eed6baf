import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../../scripts/lib/chromium.mjs';
import { BLOCK_PICTURES } from '../../src/cli/generate/reference/blocks';
import { clientBundle } from '../../src/publish/prerender/client/client-bundle';
import { writeSite } from '../../src/publish/prerender/write-output';
import { listen } from '../../src/server/local-server';
import { siteServer } from '../../src/server/preview/preview-server';
import { pageUrl, type PagePath } from '../../src/site/page-url';
import { createSite, type Site } from '../../src/site/site';
import type { Block } from '../../src/site/types.generated';
import { shipped } from '../site/shipped';
import { siteFiles } from '../support/site-files';

/** The folder of the site that is drawn. */
const FOLDER = '.local/block-pictures';
/** The size of the screen in pixels: a longer block is cut off. */
const SCREEN = { width: 1280, height: 900 };
/** The width of a picture in pixels: a page of documentation is hardly wider. */
const WIDTH = 880;
const QUALITY = 62;

/**
 * `npm run test:update -- --blocks`: takes the pictures of `docs/blocks.md`, of the first block of each type on the
 * shipped site, in English and at desktop width.
 *
 * @param root the folder of the project
 * @param types the types of blocks to take pictures of; none for all of them
 * @returns the exit code
 * @throws when the site has errors
 */
export default async function blockPictures(root: string, types: readonly string[]): Promise<number> {
  const { marked, paths } = withMarks(shipped);
  const unknown = types.find((type) => !paths.has(type));
  if (unknown !== undefined) {
    console.error(`The site has no block "${unknown}". It has: ${[...paths.keys()].join(', ')}.`);
    return 2;
  }
  const year = new Date().getUTCFullYear();
  await writeSite(join(root, FOLDER), await siteFiles(marked, await clientBundle(root, 'preview'), year));
  const server = siteServer(join(root, FOLDER));
  const address = await listen(server, 0);
  const browser = await playwright.launch({ executablePath: chromium(root) || playwright.executablePath() });
  try {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce', bypassCSP: true });
    for (const [type, path] of paths) {
      if (types.length > 0 && !types.includes(type)) continue;
      await page.goto(address + pageUrl(marked, path, 'en'), { waitUntil: 'networkidle' });
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
      writeFileSync(
        join(root, 'docs', BLOCK_PICTURES, `${type}.webp`),
        await picture.webp({ quality: QUALITY }).toBuffer(),
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
  return 0;
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
