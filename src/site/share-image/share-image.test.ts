import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedSite, site } from '../../../tests/support/agency-site';
import { rendererVersion, shareImage } from './share-image';
import type { Page, SiteConfig } from '../types.generated';

/** Returns the address of the picture of the SEO page after a change of the site. */
function pathAfter(edit: (config: SiteConfig, page: Page) => void) {
  const seo = ({ pages }: SiteConfig) => pages.find(({ path }) => path === '/services-web/seo')!;
  const changed = changedSite((config) => edit(config, seo(config)));
  return shareImage(changed, seo(changed.config), 'fr').path;
}

describe('the share image of a page', () => {
  it('has a different address for each page and language, and an alternative text', () => {
    const images = site.config.pages.flatMap((page) =>
      site.languages.map((language) => shareImage(site, page, language)),
    );
    expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
    for (const { path, alt } of images) {
      expect(path).toMatch(/^\/assets\/share-[\w-]+-(fr|en|ar)-\w{14}\.jpg$/);
      expect(alt).toMatch(new RegExp(`\\S – ${site.config.organization.name}$`));
    }
  });

  it('gets a new address exactly when its appearance changes', () => {
    const same = pathAfter(() => {});
    expect(pathAfter((_, page) => (page.description = { fr: 'Autre' }))).toBe(same);
    const changes: ((config: SiteConfig, page: Page) => void)[] = [
      (_, page) => {
        const hero = page.blocks.find((block) => block.type === 'hero');
        if (hero) hero.title = { fr: 'Un autre titre' };
      },
      (_, page) => (page.name = { fr: 'Un autre nom' }),
      (config) => (config.theme.colors.cobalt = '#123456'),
      (config) => (config.theme.sections.web!.angle = 30),
      (config) => (config.theme.sections.default!.sign = 'arch'),
      (config) => (config.theme.fonts.latin.body = 'readex-pro'),
      (config) => (config.organization.name = 'Autre'),
      (config) => (config.url = 'https://www.autre.example'),
    ];
    const paths = changes.map(pathAfter);
    expect(new Set([same, ...paths]).size).toBe(changes.length + 1);
  });

  it('is the one from the config, if there is one', () => {
    expect(pathAfter((_, page) => (page.ogImage = '/pictures/seo.png'))).toBe('/pictures/seo.png');
  });

  it('gets a new address when the code or the packages that draw it change', () => {
    const project = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const versions = { ...project.dependencies, ...project.devDependencies };
    const fontPackages = Object.keys(versions).filter((name) => name.startsWith('@fontsource-variable/'));
    const hash = createHash('sha256');
    for (const file of [...drawingFiles.map((name) => `src/${name}.ts`), ...scenes])
      hash.update(readFileSync(file, 'utf8').replaceAll('\r', ''));
    for (const name of [...drawingPackages, ...fontPackages]) hash.update(`${name} ${versions[name]}`);
    const expected = hash.digest('hex').slice(0, 10);
    expect(
      rendererVersion,
      `look at the pictures of a build, then write '${expected}' into src/site/share-image/share-image.ts`,
    ).toBe(expected);
  });
});

const drawingFiles = [
  'publish/assets/share-images/draw-share-image',
  'publish/assets/share-images/title-image',
  'publish/assets/share-images/text-image',
  'publish/assets/share-images/share-tiling',
  'publish/assets/share-images/share-fonts',
  'publish/assets/fonts/font-file',
  'publish/assets/share-images/to-jpeg',
  'publish/assets/icons/favicon-svg',
  'client/ui/icons/signs',
  'publish/assets/art/tiling',
  'publish/assets/drawings/drawings',
  'publish/assets/palette',
  'client/ui/plan/geometry',
];

const scenes = readdirSync('src/publish/assets/drawings')
  .filter((name) => name.endsWith('.svg'))
  .toSorted()
  .map((name) => `src/publish/assets/drawings/${name}`);

const drawingPackages = ['sharp', 'subset-font'];
