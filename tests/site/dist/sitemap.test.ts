import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sitemapFiles } from '../../../src/prerender/seo/sitemap';
import { pageFile, urlLanguage } from '../../../src/site/page-url';
import { root } from '../../support/sites';
import { shipped } from '../shipped';

const folder = join(root, 'dist');
const read = (file: string) => readFileSync(file, 'utf8');
const schema = (name: string) => ({
  fileName: name,
  contents: read(join(root, 'tests/support', name)),
});

/** What the published schema of sitemaps has against a file. */
async function faults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [schema('sitemap-with-languages.xsd')],
    preload: [schema('sitemap.xsd'), schema('xhtml-link.xsd')],
  });
  return errors.map(({ message }) => message);
}

describe('the sitemap', () => {
  const xml = read(join(folder, 'sitemap.xml'));
  const origin = shipped.config.url;
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);

  it('keeps the published schema', async () => {
    expect(await faults(xml)).toEqual([]);
    expect(await faults(xml.replaceAll('<loc>', '<place>').replaceAll('</loc>', '</place>'))).not.toEqual([]);
  });

  it('names every page once that is there to be found, by its own address, and no other', () => {
    expect(new Set(locations).size).toBe(locations.length);
    for (const location of locations) {
      expect(location.startsWith(`${origin}/`), location).toBe(true);
      const path = location.slice(origin.length);
      const plain = path.replace(/^\/(?:en|ar)(?=\/|$)/, '') || '/';
      const file = join(folder, pageFile(plain, urlLanguage(path)));
      expect(existsSync(file), location).toBe(true);
      const html = read(file);
      expect(html).toContain(`<link rel="canonical" href="${location}"/>`);
      expect(html).not.toContain('content="noindex"');
    }
    expect(locations.length).toBeGreaterThanOrEqual(shipped.config.pages.length);
  });

  it('is split where a file would hold more than it may', async () => {
    const limit = Math.ceil(locations.length / 3);
    const [index, ...parts] = sitemapFiles(shipped, () => '2026-11-21', limit);
    expect(parts.length).toBe(Math.ceil(locations.length / limit));
    expect(index?.content).toContain(`<loc>${origin}/sitemap-${parts.length}.xml</loc>`);
    for (const { content } of parts) {
      expect(await faults(String(content))).toEqual([]);
      expect(String(content).match(/<url>/g)?.length).toBeLessThanOrEqual(limit);
    }
  });
});

describe('what programs ask for', () => {
  it('lets every one in and names the sitemap', () => {
    const robots = read(join(folder, 'robots.txt'));
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  });

  it('says whom to tell of a weak spot, for a year (RFC 9116)', () => {
    const text = read(join(folder, '.well-known/security.txt'));
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThanOrEqual(366);
  });
});
