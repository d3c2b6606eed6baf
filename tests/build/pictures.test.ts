import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import { drawnSite } from '../support/drawn-site';
import { SiteCopy } from '../support/site-copy';

it(
  'a picture under public/ is offered in modern formats and several widths, with its size and its words',
  { tags: ['nightly'], timeout: 60_000 },
  async () => {
    using copy = new SiteCopy();
    mkdirSync(join(copy.folder, 'public/pictures'), { recursive: true });
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2440B8' } })
      .png()
      .toFile(join(copy.folder, 'public/pictures/shop.png'));
    copy.change(({ pages }) => {
      const block = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'cases');
      const alt = { fr: 'La page d’accueil', en: 'The home page', ar: 'الصفحة الرئيسية' };
      if (block?.type === 'cases') block.items[0]!.picture = { src: '/pictures/shop.png', alt };
    });
    const { files, pages, problems } = await drawnSite(copy.folder);
    expect(problems.map((problem) => problemLine(problem))).toEqual([]);
    const picture = pages
      .find(({ url }) => url === '/en/services-web/nos-realisations')!
      .document.querySelector('picture img[alt="The home page"]')!;
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '900']);
    const sources = [...picture.parentElement!.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    const named = [
      picture.getAttribute('src')!,
      ...sources.flatMap((source) => source.srcset.split(', ').map((entry) => entry.split(' ')[0]!)),
    ];
    expect(named).toHaveLength(7);
    expect(named.filter((url) => !files.some(({ path }) => `/${path}` === url))).toEqual([]);
  },
);
