import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import { drawnSite } from '../support/drawn-site';
import { agencyConfig } from '../support/sites';

describe('the site of another company', () => {
  let site: Awaited<ReturnType<typeof drawnSite>>;
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  beforeAll(async () => {
    for (const file of ['site.config.json', 'site.lock.json', 'locales', 'public'])
      cpSync(join('examples/clinic', file), join(folder, file), { recursive: true });
    site = await drawnSite(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (name: string) => String(site.files.find(({ path }) => path === name)?.content);

  it('has no problem, not even a warning, and keeps the promises of every page', () => {
    expect(site.problems.map((problem) => problemLine(problem))).toEqual([]);
    expect(site.faults()).toEqual([]);
  });

  it('has its six pages in each of its two languages, and a page for other addresses in each', () => {
    const urls = site.pages.map(({ url }) => url);
    expect(urls).toHaveLength(2 * (6 + 1));
    expect(urls).toEqual(expect.arrayContaining(['/404', '/en/404', '/tarifs', '/en/prices']));
  });

  it('shows its picture, its mark and its kind of business', () => {
    const home = read('index.html');
    expect(home).toMatch(/<source type="image\/avif"[^]*<img [^>]*alt="Dessin d’une salle de soins/);
    expect(home).toContain('"Dentist"');
    expect(read('contact.html').split('<main')[0]).not.toContain('M-8-8h16v16h-16z');
  });

  it('has no name, color or sentence of the first company', () => {
    const { organization, url, theme, pages: others } = agencyConfig();
    const sentences = JSON.stringify(others).match(/(?<=")[^"]* [^"]*(?=")/g) ?? [];
    const strange = [
      organization.name,
      organization.email,
      organization.phone,
      new URL(url).host,
      ...Object.values(theme.colors).filter((color) => color !== '#FFFFFF'),
      ...sentences,
    ];
    expect(strange.length).toBeGreaterThan(100);
    const texts = site.files
      .filter(({ path }) => /\.(?:html|css|json|xml|txt|svg|webmanifest)$/.test(path))
      .map(({ content }) => String(content));
    expect(strange.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
  });
});
