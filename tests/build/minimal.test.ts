import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import { rewriteMarks } from '../../src/config/rules/texts/text-to-rewrite';
import { problemLine } from '../../src/config/source/problem';
import { canonicalJson } from '../../src/config/source/write-json';
import { drawnSite } from '../support/drawn-site';
import { agency } from '../support/sites';

/** The files of the site, and no other file that a build or a command has left there. */
const files = ['site.config.json', 'site.lock.json', 'locales'];

describe('the site to copy', () => {
  let site: Awaited<ReturnType<typeof drawnSite>>;
  const folder = mkdtempSync(join(tmpdir(), 'minimal-'));
  beforeAll(async () => {
    for (const file of files) cpSync(join('examples/minimal', file), join(folder, file), { recursive: true });
    site = await drawnSite(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('has no problem, not even a warning, and keeps the promises of every page', () => {
    expect(site.problems.map((problem) => problemLine(problem))).toEqual([]);
    expect(site.faults()).toEqual([]);
  });

  it('has its four pages in each of its two languages, and a page for other addresses in each', () => {
    expect(site.pages.map(({ url }) => url).toSorted()).toEqual(
      ['', '/404', '/confidentialite', '/contact', '/services']
        .flatMap((path) => [path || '/', `/en${path}`])
        .toSorted(),
    );
  });

  it('is short, and as commands write it', () => {
    expect(text('site.config.json')).toBe(canonicalJson(JSON.parse(text('site.config.json'))));
    expect(text('site.config.json').split('\n').length).toBeLessThan(270);
  });

  it('names each sentence that its owner has to rewrite as soon as the company is real', () => {
    const config = text('site.config.json');
    writeFileSync(
      join(folder, 'site.config.json'),
      config.replace('"placeholder": true', '"placeholder": false'),
    );
    const { problems } = loadSite(folder, { project: agency });
    expect(problems).toHaveLength(config.split(rewriteMarks.fr).length - 1);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['WORDS-024']));
    for (const page of ['organization', 'keywords', 'page /', 'page /services', 'page /confidentialite'])
      expect(problems.map(({ location }) => location.en)).toContainEqual(expect.stringContaining(page));
    for (const { message } of problems) expect(message.en).toContain('The French and English text');
    writeFileSync(join(folder, 'site.config.json'), config);
  });

  it('may not lack the file of its translations', () => {
    const lost = join(folder, 'locales/en.json');
    const translations = text('locales/en.json');
    rmSync(lost);
    const { problems } = loadSite(folder, { project: agency });
    expect(problems.map((problem) => problemLine(problem))).toEqual([
      expect.stringMatching(/^locales\/en\.json:1:1 {2}error FILE-001 /),
    ]);
    writeFileSync(lost, translations);
  });

  it('has no texts but its own and some of the layout, and no address that a copy would have to keep', () => {
    expect(readdirSync(join(folder, 'locales'))).toEqual(['en.json', 'fr.json']);
    expect(Object.keys(JSON.parse(text('locales/en.json')) as object)).toEqual(['frame', 'pages']);
    expect(Object.keys(JSON.parse(text('locales/fr.json')) as object)).toEqual(['frame']);
    expect(JSON.parse(text('site.lock.json'))).toMatchObject({ paths: [], translations: {} });
  });
});
