import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clientBundle } from '../../src/prerender/client/client-bundle';
import { problemMessage } from '../../src/config/source/problem';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { siteFiles } from '../../src/prerender/site-files';
import type { SiteConfig } from '../../src/site/types.generated';
import { builtPages } from '../support/invariants';
import { SiteCopy } from '../support/site-copy';
import { root } from '../support/sites';

/** Gives the first web project a picture, as a maintainer does. */
function withPicture(
  config: SiteConfig,
  alt: object = { fr: 'La page d’accueil', en: 'The home page', ar: 'الصفحة الرئيسية' },
) {
  const block = config.pages.flatMap(({ blocks }) => blocks).find((candidate) => candidate.type === 'cases');
  if (block?.type === 'cases') Reflect.set(block.items[0]!, 'picture', { src: '/pictures/shop.png', alt });
}

describe('a picture under public/', () => {
  it(
    'is offered in modern formats and several widths, with its size and its words',
    { tags: ['nightly'], timeout: 60_000 },
    async () => {
      using copy = new SiteCopy();
      mkdirSync(join(copy.folder, 'public/pictures'), { recursive: true });
      await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2440B8' } })
        .png()
        .toFile(join(copy.folder, 'public/pictures/shop.png'));
      copy.change((config) => withPicture(config));
      const { site, problems } = loadSite(copy.folder);
      expect(problems.map((problem) => problemLine(problem))).toEqual([]);
      const files = await siteFiles(site!, await clientBundle(root, 'production'), 2026, copy.folder);
      const pages = builtPages(
        files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : [])),
      );
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

  it('is refused when it is not there, or has no words', () => {
    using copy = new SiteCopy();
    copy.change((config) => withPicture(config));
    expect(loadSite(copy.folder).problems.map(({ code, message }) => [code, message.en])).toEqual([
      [
        'PICTURE-001',
        'There is no file public/pictures/shop.png. Put the picture there, or remove the field "picture".',
      ],
    ]);
    using other = new SiteCopy();
    other.change((config) => {
      withPicture(config);
      const block = config.pages
        .flatMap(({ blocks }) => blocks)
        .find((candidate) => candidate.type === 'cases');
      if (block?.type === 'cases') Reflect.deleteProperty(block.items[0]!.picture!, 'alt');
    });
    expect(loadSite(other.folder).problems.map(({ message }) => message.en)).toEqual([
      'The field "alt" is missing. Add it.',
    ]);
  });

  it('is refused as a picture for sharing when it is not there, or is none that networks take', () => {
    const named = (ogImage: string) => {
      using copy = new SiteCopy();
      copy.change((config) => Object.assign(config.pages[0]!, { ogImage }));
      return loadSite(copy.folder).problems.map((problem) => problemMessage(problem));
    };
    expect(named('/pictures/own.png')).toEqual([
      expect.stringMatching(
        /ogImage: There is no file public\/pictures\/own\.png\. Put the picture there, or remove the field "ogImage": the build then draws a picture\.$/,
      ),
    ]);
    expect(named('/pictures/own.svg')).toEqual([
      expect.stringContaining('the picture is a PNG, JPEG or WebP file under public/'),
    ]);
  });
});
