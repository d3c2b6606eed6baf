import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareImage } from '../../../site/share-image/share-image';
import { createSite, type Site } from '../../../site/site';
import type { SiteConfig } from '../../../site/types.generated';
import { drawShareImage } from './draw-share-image';
import { shareFonts } from './share-fonts';
import { shareLimit, toJpeg } from './to-jpeg';
import { writeShareImages } from './write-share-images';
import { changedSite, site } from '../../../../tests/support/agency-site';

const { languages } = site;

/** Returns the site with only these pages, after an edit of the config. */
function siteWith(ids: string[], edit: (config: SiteConfig) => void = () => {}): Site {
  return changedSite((config) => {
    const sections = Object.values(config.theme.sections);
    const needed = new Set([...ids, ...sections.flatMap(({ page }) => page ?? [])]);
    edit(config);
    config.pages = config.pages.filter(({ id }) => needed.has(id));
    for (const page of config.pages) if (!ids.includes(page.id)) page.ogImage = '/pictures/own.png';
  });
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cache = () => join(folder, '.cache/share-pictures');
const write = (changed: Site, name: string) => writeShareImages(changed, join(folder, name), folder);
const fontsOf = () => shareFonts(site.config);

describe('writing the share images', () => {
  it('renders each once and then takes the same bytes from the cache', async () => {
    const some = siteWith(['contact', 'seo']);
    expect(await write(some, 'first')).toEqual({ files: 6, drawn: 6 });
    expect(await write(some, 'second')).toEqual({ files: 6, drawn: 0 });
    for (const name of readdirSync(join(folder, 'first/assets'))) {
      const [first, second] = ['first', 'second'].map((build) =>
        readFileSync(join(folder, build, 'assets', name)),
      );
      expect(first!.equals(second!), name).toBe(true);
    }
  });

  it('writes them to the paths that the pages link, and renders none for a page with its own image', async () => {
    const some = siteWith(['contact']);
    await write(some, 'paths');
    const expected = languages.map(
      (language) => shareImage(some, some.paths.get('/contact')!, language).path,
    );
    expect(readdirSync(join(folder, 'paths/assets')).map((name) => `/assets/${name}`)).toEqual(
      expected.toSorted(),
    );
  });

  it('renders changed images again, and prunes unused ones after a month', async () => {
    await write(siteWith(['contact']), 'old');
    const stale = readdirSync(join(folder, 'old/assets')).map((name) => join(cache(), name));
    const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const file of stale) utimesSync(file, long, long);
    const changed = siteWith(['contact'], ({ organization }) => (organization.name = 'Autre'));
    expect((await write(changed, 'new')).drawn).toBe(3);
    expect(stale.filter((file) => statSync(file, { throwIfNoEntry: false }))).toEqual([]);
  });
});

describe('a share image', () => {
  it.each([
    ['right', 'fr', 1],
    ['left', 'ar', 0],
  ] as const)('has its tiling at the %s in %s, at the end of the lines', async (_, language, end) => {
    const page = site.paths.get('/services-web/seo')!;
    const yellow = await yellowOfHalves(await drawShareImage(site, page, language, await fontsOf()));
    // The side of the text has only the small star of the brand and the one between two names.
    expect(yellow[end]).toBeGreaterThan(4 * yellow[1 - end]!);
  });

  it('keeps its size and weight limits even when the title is far too long', async () => {
    const config = structuredClone(site.config);
    const page = config.pages.find(({ path }) => path === '/partenaire-construction')!;
    const hero = page.blocks.find((block) => block.type === 'hero')!;
    hero.title = { fr: 'Un très long titre '.repeat(30), ar: 'عنوان طويل جدا '.repeat(30) };
    const fonts = await fontsOf();
    for (const language of languages) {
      const bytes = await toJpeg(
        await drawShareImage(createSite(config, site.messages), page, language, fonts),
      );
      expect(bytes.length).toBeLessThanOrEqual(shareLimit);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    }
  });

  it('keeps its text off its tiling, however long the names of page, company and address are', async () => {
    const fonts = await fontsOf();
    const tilingPixels = async (changed: Site, language: 'fr' | 'ar') => {
      const page = changed.paths.get('/services-web/seo')!;
      const pixels = await (await drawShareImage(changed, page, language, fonts)).png().toBuffer();
      const left = language === 'fr' ? 800 : 0;
      return sharp(pixels).extract({ left, top: 0, width: 400, height: 630 }).raw().toBuffer();
    };
    const config = structuredClone(site.config);
    const long = 'Un nom que personne ne retient jamais en entier '.repeat(3);
    config.pages.find(({ path }) => path === '/services-web/seo')!.name = { fr: long };
    config.url = `https://${'tres-long-'.repeat(5)}nom.example`;
    for (const language of ['fr', 'ar'] as const) {
      const [plain, full] = await Promise.all([
        tilingPixels(site, language),
        tilingPixels(createSite(config, site.messages), language),
      ]);
      expect(plain.equals(full), language).toBe(true);
    }
  });
});

/** Returns how many pixels of the left and the right half have the yellow of the tiles. */
async function yellowOfHalves(image: Sharp): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const found = [0, 0];
  for (let index = 0; index < data.length; index += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    const isRight = (index / info.channels) % info.width >= info.width / 2;
    if (red > 200 && green > 140 && green < 215 && blue < 110) found[isRight ? 1 : 0]! += 1;
  }
  return found;
}
