import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import type { Block, Picture } from '../../src/site/types.generated';
import { drawnSite } from '../support/drawn-site';
import { SiteCopy } from '../support/site-copy';

it.each<[of: string, url: string, use: (block: Block, picture: Picture) => void]>([
  [
    'a case',
    '/en/services-web/nos-realisations',
    (block, picture) => {
      if (block.type === 'cases') block.items[0]!.picture = picture;
    },
  ],
  [
    'a person',
    '/en/a-propos',
    (block, picture) => {
      if (block.type === 'feature-list' && block.people) block.people[0]!.picture = picture;
    },
  ],
])(
  'a picture of %s, under public/, is offered in modern formats and several widths, with its size and its words',
  { tags: ['nightly'] },
  async (_of, url, use) => {
    using copy = new SiteCopy();
    mkdirSync(join(copy.folder, 'public/pictures'), { recursive: true });
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2440B8' } })
      .png()
      .toFile(join(copy.folder, 'public/pictures/shop.png'));
    const picture = {
      src: '/pictures/shop.png',
      alt: { fr: 'La page d’accueil', en: 'The home page', ar: 'الصفحة الرئيسية' },
    };
    copy.change(({ pages }) => {
      for (const block of pages.find(({ path }) => `/en${path as string}` === url)!.blocks)
        use(block, picture);
    });
    const { files, pages, problems } = await drawnSite(copy.folder);
    expect(problems.map((problem) => problemLine(problem))).toEqual([]);
    const shown = pages
      .find((page) => page.url === url)!
      .document.querySelector('picture img[alt="The home page"]')!;
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1600', '900']);
    const sources = [...shown.parentElement!.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    const named = [
      shown.getAttribute('src')!,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.split(' ')[0]!)),
    ];
    expect(named).toHaveLength(7);
    expect(named.filter((address) => !files.some(({ path }) => `/${path}` === address))).toEqual([]);
  },
);
