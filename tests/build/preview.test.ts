import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reservedNames } from '../../src/config/source/reserved-names';
import { languagesOf } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';
import { buildSite } from '../../src/publish/prerender/build-site';
import { ProjectCopy } from '../support/project-copy';

const origin = 'https://pr-12.preview.example';

const copy = new ProjectCopy();
let own = '';
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  // An old address has a page too, which leads on.
  copy.change((config) => {
    config.redirects = [...(config.redirects ?? []), { from: '/ancienne-adresse', to: config.pages[1]!.id }];
    own = config.url;
  });
  copy
    .add('public/offers.txt', 'Offers')
    .add('public/.DS_Store', 'offers.txt')
    .add('public/pictures/Thumbs.db', '');
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).jpeg();
  await picture.withExif({ IFD0: { Artist: 'Salma' } }).toFile(join(copy.folder, 'public/pictures/souk.jpg'));
  const wanted = { compression: false, origin, isHidden: true };
  await buildSite(copy.folder, 'dist', 'production', wanted);
});
afterAll(() => copy[Symbol.dispose]());

const read = (name: string) => copy.text(`dist/${name}`);
const files = (ending: string) =>
  readdirSync(join(copy.folder, 'dist'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending));

/** The headers of all responses on Netlify and Cloudflare Pages, before those of single paths. */
const everywhere = () => read('_headers').split(/^\/(?!\*)/m)[0];

describe('a preview with an address of its own', () => {
  it('is kept from search engines, every page of it and the whole', () => {
    const open = files('.html').filter(
      (name) => read(name).match(/<meta name="robots" content="noindex"/g)?.length !== 1,
    );
    expect(open).toEqual([]);
    expect(everywhere()).toContain('X-Robots-Tag: noindex\n');
  });

  it('lets search engines read this: robots.txt closes nothing, and names no sitemap', () => {
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });

  it('says its own address everywhere: canonical, languages, sharing, structured data, sitemap', () => {
    const strangers = [...files('.html'), ...files('.json'), ...files('.xml'), ...files('.txt')].filter(
      (name) => read(name).includes(own),
    );
    expect(strangers).toEqual([]);
    const home = read('index.html');
    for (const said of [
      `<link rel="canonical" href="${origin}/"`,
      `hrefLang="en" href="${origin}/en"`,
      `<meta property="og:url" content="${origin}/"`,
      `<meta property="og:image" content="${origin}/`,
      `"url":"${origin}/"`,
    ])
      expect(home.toLowerCase()).toContain(said.toLowerCase());
    expect(read('sitemap.xml')).toContain(`<loc>${origin}/</loc>`);
  });
});

describe('a build', () => {
  it('writes outside assets/ what a rule keeps free of files of public/, and nothing else', () => {
    const config = JSON.parse(copy.text()) as SiteConfig;
    const written = [...reservedNames({ config, ...languagesOf(config) }).keys()];
    const found = readdirSync(join(copy.folder, 'dist'), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(join(copy.folder, 'dist'), join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith('assets'));
    expect(found.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual(
      [...written, 'offers.txt', 'pictures/souk.jpg'].toSorted(),
    );
  });

  it('publishes the pictures of public/ without their metadata', () => {
    expect(readFileSync(join(copy.folder, 'public/pictures/souk.jpg')).includes('Salma')).toBe(true);
    expect(readFileSync(join(copy.folder, 'dist/pictures/souk.jpg')).includes('Salma')).toBe(false);
  });

  it('publishes each font with its license', () => {
    const licenses = files('.txt').filter((name) => /assets.font-license/.test(name));
    expect(licenses.length).toBeGreaterThan(0);
    for (const name of licenses) expect(read(name)).toContain('SIL OPEN FONT LICENSE');
  });
});
