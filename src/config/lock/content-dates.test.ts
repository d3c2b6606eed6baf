import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newService, SiteCopy, withNewService } from '../../../tests/support/site-copy';
import { trilingual } from '../../../tests/support/sites';
import { pageUrl } from '../../site/page-url';
import { createSite } from '../../site/site';
import type { Block, SiteConfig } from '../../site/types.generated';
import { loadSite } from '../../validate/load-site';
import { contentDates, readContentDates } from './content-dates';
import { SITE_LOCK, writeSiteLock } from './site-lock';

const PICTURE = '/pictures/shop.png';
let [blue, red] = [new Uint8Array(), new Uint8Array()];
beforeAll(async () => {
  const painted = (background: string) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  [blue, red] = await Promise.all([painted('#0000ff'), painted('#ff0000')]);
});

/** A copy of the site with a picture, and with one of its ads on the home page. */
function siteCopy(): SiteCopy {
  const copy = new SiteCopy();
  mkdirSync(join(copy.folder, 'public/pictures'), { recursive: true });
  copy.add(`public${PICTURE}`, blue);
  return copy.change((config) => {
    blockOf(config, 'realisations-web', 'cases').items[0]!.picture = { src: PICTURE, alt: alternative };
    blockOf(config, 'accueil', 'promo-carousel').ads = ['ad1'];
  });
}

const alternative = { fr: 'La boutique', en: 'The shop', ar: 'المتجر' };
const pageOf = (config: SiteConfig, id: string) => config.pages.find((page) => page.id === id)!;
const blockOf = <Type extends Block['type']>(config: SiteConfig, id: string, type: Type) =>
  pageOf(config, id).blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type)!;

function siteOf({ folder }: SiteCopy) {
  const { site, problems } = loadSite(folder);
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  return site;
}

const datesOf = (copy: SiteCopy, recorded = {}, day = '2026-11-01') =>
  contentDates(siteOf(copy), copy.folder, recorded, day);

/** Returns the addresses whose day changes with an edit. */
function changedBy(edit: (copy: SiteCopy) => unknown): string[] {
  using copy = siteCopy();
  const first = datesOf(copy);
  expect(datesOf(copy, first, '2026-11-05')).toEqual(first);
  edit(copy);
  const later = datesOf(copy, first, '2026-11-09');
  return Object.keys(later).filter((url) => later[url]![1] !== '2026-11-01');
}

const inAll = (...paths: SiteConfig['pages'][number]['path'][]) =>
  paths.flatMap((path) => trilingual.languages.map((language) => pageUrl(trilingual, path, language)));
const byConfig = (edit: (config: SiteConfig) => unknown) => (copy: SiteCopy) =>
  copy.change((config) => void edit(config));
const locale = (copy: SiteCopy, language: string, from: string, to: string) => {
  const file = join(copy.folder, `locales/${language}.json`);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  copy.add(`locales/${language}.json`, text.replaceAll(from, to));
};

describe('the day of the last change of a page changes', () => {
  it.each<[string, (copy: SiteCopy) => unknown, () => string[]]>([
    [
      'with words, in the language that they are in',
      byConfig(
        (config) => (blockOf(config, 'faq', 'faq').items[0]!.question = 'Combien coûtent les sites web ?'),
      ),
      () => ['/faq'],
    ],
    [
      'with a translation',
      (copy) => locale(copy, 'ar', 'كم يكلف موقع إلكتروني؟', 'ثمن الموقع؟'),
      () => ['/ar/faq'],
    ],
    [
      'with a picture, under the same name, too',
      (copy) => copy.add(`public${PICTURE}`, red),
      () => inAll('/services-web/nos-realisations'),
    ],
    [
      'with an ad that it shows',
      byConfig(({ ads }) => (ads[0]!.price = { fr: '1 DH', en: '1 MAD', ar: '1 درهم' })),
      () => inAll('/'),
    ],
    [
      'with a page that it lists',
      byConfig(withNewService),
      () => inAll('/consulting', `/consulting/${newService}`, '/plan-du-site'),
    ],
  ])('%s', (_, edit, changed) => {
    expect(changedBy(edit).toSorted()).toEqual(changed().toSorted());
  });
});

describe('the day of the last change of a page stays', () => {
  it.each<[string, (copy: SiteCopy) => unknown]>([
    [
      'with colors, angles and fonts',
      byConfig(({ theme }) => {
        theme.colors.cobalt = '#123456';
        theme.sections.web!.angle = 30;
        theme.fonts.latin.body = 'readex-pro';
      }),
    ],
    [
      'with the variant, the section and the column of a block',
      byConfig(({ pages }) => {
        for (const page of pages)
          for (const block of page.blocks) {
            if (block.type === 'service-list') block.variant = 'index';
            if (block.type === 'steps') block.section = 'web';
          }
      }),
    ],
    [
      'with the menus',
      byConfig(({ menus }) => {
        menus.header.splice(5, 1);
        menus.header[4]!.label = { fr: 'Bâtir', en: 'Build', ar: 'البناء' };
        menus.company.reverse();
      }),
    ],
    [
      'with an ad elsewhere',
      byConfig(({ ads }) => (ads[1]!.price = { fr: '1 DH', en: '1 MAD', ar: '1 درهم' })),
    ],
    ['with the words of the layout', (copy) => locale(copy, 'fr', '"Fermer le menu"', '"Fermer"')],
    [
      'with the name of a picture',
      (copy) => {
        copy.add('public/pictures/other.png', blue);
        byConfig(
          (config) =>
            (blockOf(config, 'realisations-web', 'cases').items[0]!.picture!.src = '/pictures/other.png'),
        )(copy);
      },
    ],
    [
      'with the form of the files and the order of fields',
      (copy) => {
        const config = JSON.parse(copy.text()) as SiteConfig;
        const { blocks } = pageOf(config, 'seo');
        blocks[0] = Object.fromEntries(Object.entries(blocks[0]!).toReversed()) as Block;
        copy.write(JSON.stringify(config, null, 7));
      },
    ],
    [
      'with another language of the site',
      (copy) => {
        copy.add('locales/es.json', '{}\n');
        byConfig((config) =>
          config.languages.push({
            code: 'es',
            name: 'Español',
            label: 'es',
            locale: 'es-ES',
          }),
        )(copy);
      },
    ],
    [
      'with the effects and the settings of the form',
      byConfig((config) => {
        config.carousel = { ...config.carousel, interval: 9000 };
        config.contact.minimumFillTime = 9;
      }),
    ],
    [
      'with the address of another page',
      byConfig((config) => {
        pageOf(config, 'seo').path = '/services-web/referencement';
        config.redirects = [{ from: '/services-web/seo', to: 'seo' }];
      }),
    ],
  ])('%s', { tags: ['nightly'] }, (_, edit) => {
    const moved = inAll('/services-web/referencement');
    expect(changedBy(edit).filter((url) => !moved.includes(url))).toEqual([]);
  });

  it('with the addresses that the build gives to pictures', () => {
    using copy = siteCopy();
    const site = siteOf(copy);
    const built = { src: '/assets/shop-1200-abc.webp', width: 1200, height: 800, sources: [] };
    const pictures = new Map([
      [PICTURE, built],
      ['atelier', { ...built, src: '/assets/project-atelier-def.svg' }],
    ]);
    const first = datesOf(copy);
    const withPictures = createSite(site.config, site.messages, { pictures });
    expect(contentDates(withPictures, copy.folder, first, undefined)).toEqual(first);
  });

  it('with a form of the hashes that cannot be compared', () => {
    using copy = siteCopy();
    const former = { '/faq': ['f1aab68259', '2025-01-01'] } as const;
    const dates = datesOf(copy, former, '2026-11-09');
    expect([dates['/faq']![1], dates['/en/faq']![1]]).toEqual(['2025-01-01', '2026-11-09']);
    expect(dates['/faq']![0]).not.toBe(former['/faq'][0]);
  });
});

describe('the dates of content', () => {
  it('stay when the program changes: its hashes are the same, or their form is another', () => {
    using copy = new SiteCopy();
    const dates = JSON.stringify(datesOf(copy));
    const hash = createHash('sha256').update(dates).digest('hex').slice(0, 10);
    expect(
      hash,
      `if the program has changed, and not the site of the tests: raise FORM in src/config/lock/content-hash.ts, then write the new hash here`,
    ).toBe('d0f9b99e04');
  });

  it('have no day for a page that has changed since, where none is recorded', () => {
    using copy = siteCopy();
    const first = datesOf(copy);
    copy.change((config) => (pageOf(config, 'faq').name = { fr: 'Q', en: 'Q', ar: 'س' }));
    const dates = contentDates(siteOf(copy), copy.folder, first, undefined);
    expect(Object.keys(dates).filter((url) => dates[url]![1] === undefined)).toEqual(inAll('/plan-du-site'));
  });

  it('are read as written, and a damaged file does not stop the build', () => {
    using copy = siteCopy();
    const dates = datesOf(copy);
    expect(readContentDates(copy.folder)).toEqual({ dates: {}, problems: [] });
    expect(writeSiteLock(copy.folder, { dates })).toBe(true);
    expect(writeSiteLock(copy.folder, { dates })).toBe(false);
    expect(readContentDates(copy.folder)).toEqual({ dates, problems: [] });
    copy.add(SITE_LOCK, '{ "dates": [');
    expect(readContentDates(copy.folder)).toMatchObject({ dates: {}, problems: [{ code: 'JSON-001' }] });
  });
});
