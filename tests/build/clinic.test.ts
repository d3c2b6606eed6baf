import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemLine } from '../../src/config/source/problem';
import { loadSite } from '../../src/validate/load-site';
import { ended } from '../support/project-copy';
import { agencyConfig, root } from '../support/sites';

/** 1 December 2026. */
const EPOCH = '1796083200';

const files = ['site.config.json', 'site.lock.json', 'locales', 'public'];
const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
let built: string[] = [];
beforeAll(async () => {
  for (const file of files) cpSync(join('examples/clinic', file), join(folder, file), { recursive: true });
  const options = ['build', '--no-compression', '--no-share-pictures', '--site', folder];
  const { status, said } = await ended(root, options, EPOCH);
  if (status !== 0) throw new Error(said);
  built = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
/** The pages, without those that lead on to a page in another language. */
const pages = () =>
  built.filter((name) => name.endsWith('.html') && !read(name).includes('http-equiv="refresh"'));

describe('the site of another company', () => {
  it('has no problem, not even a warning', () => {
    expect(loadSite(folder).problems.map((problem) => problemLine(problem))).toEqual([]);
  });

  it('has its six pages in each of its two languages, and a page for other addresses in each', () => {
    expect(pages()).toHaveLength(2 * (6 + 1));
    expect(pages()).toEqual(
      expect.arrayContaining(['404.html', 'en/404.html', 'tarifs.html', 'en/prices.html']),
    );
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
    const texts = built.filter((name) => /\.(?:html|css|json|xml|txt|svg|webmanifest)$/.test(name)).map(read);
    expect(strange.filter((word) => texts.some((text) => text.includes(word)))).toEqual([]);
  });
});
