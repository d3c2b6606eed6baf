import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Sign } from '../../../site/page-data.types';
import { signs } from '../../../client/ui/icons/signs';
import { siteIcons } from './site-icons';
import { manifestUrl } from '../../../site/page-url';
import { webManifest } from './web-manifest';
import { site } from '../../../../tests/support/agency-site';

const cache = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(cache, { recursive: true }));

const icons = new Map(
  (await siteIcons(site.config.theme, cache)).map(({ path, content }) => [path, Buffer.from(content)]),
);

describe('the icons of the site', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/icon-maskable-512.png', 512],
  ])('include %s with a side of %i pixels', async (path, side) => {
    expect(await sharp(icons.get(path)).metadata()).toMatchObject({
      format: 'png',
      width: side,
      height: side,
    });
  });

  it('are opaque where a phone crops them, and transparent elsewhere', async () => {
    const isOpaque = async (path: string) => (await sharp(icons.get(path)).stats()).isOpaque;
    expect(await isOpaque('apple-touch-icon.png')).toBe(true);
    expect(await isOpaque('icons/icon-maskable-512.png')).toBe(true);
    expect(await isOpaque('icons/icon-192.png')).toBe(false);
  });

  it.each(Object.keys(signs) as Sign[])('keep a maskable %s within its middle 80 %%', async (sign) => {
    const theme = structuredClone(site.config.theme);
    theme.sections.default!.sign = sign;
    const drawn = await siteIcons(theme, cache);
    const image = sharp(drawn.find(({ path }) => path === 'icons/icon-maskable-512.png')!.content);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    let furthest = 0;
    for (let index = 0; index < data.length; index += info.channels) {
      if (data.subarray(index, index + 3).equals(ground)) continue;
      const point = index / info.channels;
      furthest = Math.max(furthest, Math.hypot((point % 512) - 255.5, Math.floor(point / 512) - 255.5));
    }
    expect(furthest).toBeGreaterThan(100);
    expect(furthest).toBeLessThanOrEqual(0.4 * 512);
  });
});

describe('the manifest', () => {
  it.each(site.languages)(
    'has the language of its pages and starts at their home page, in %s',
    (language) => {
      const { path, content } = webManifest(site, language, '/assets/icon.svg');
      expect(`/${path}`).toBe(manifestUrl(site, language));
      const manifest = JSON.parse(String(content)) as Record<string, string>;
      const home = ({ fr: '/', en: '/en', ar: '/ar' } as Record<string, string>)[language];
      expect(manifest).toMatchObject({
        name: site.config.organization.name,
        lang: language,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        start_url: home,
      });
      expect(manifest.start_url!.startsWith(manifest.scope!)).toBe(true);
      expect(manifest.description).not.toMatch(/^t:|\{/);
      for (const color of [manifest.theme_color, manifest.background_color])
        expect(color).toMatch(/^#\w{6}$/);
    },
  );
});
