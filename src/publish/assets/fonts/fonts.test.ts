import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, describe, expect, it } from 'vitest';
import { changedSite, site } from '../../../../tests/support/agency-site';
import { prepareSite } from '../../prerender/prepare-site';
import { fontCss, moreFontsCss } from './font-css';
import { siteFonts } from './fonts';

const { languages } = site.config;
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a font file of the site: HarfBuzz reads no WOFF2. */
async function opened(bytes: Uint8Array): Promise<Font> {
  const content = await subsetFont(bytes, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  return new Font(new Face(new Blob(content)));
}
const codePoints = async (bytes: Uint8Array) => [...(await opened(bytes)).face.collectUnicodes()];

const readex = { display: 'readex-pro', body: 'readex-pro' };
const kufam = { display: 'kufam', body: 'readex-pro' };
const withKufam = () => changedSite(({ theme }) => (theme.fonts.arabic = kufam));
const preloaded = ({ files }: Awaited<ReturnType<typeof siteFonts>>, script: string) =>
  files.filter(({ isFirst, pages }) => isFirst && pages.includes(script)).map(({ name }) => name);

describe('the fonts of a site', () => {
  it('are those of its theme: the pages name no other family, and no other is built', async () => {
    const content = changedSite(({ theme }) => (theme.fonts = { latin: readex, arabic: readex }));
    const built: string[] = [];
    const add = (name: string, extension: string) => {
      built.push(`${name}.${extension}`);
      return `/assets/${name}.${extension}`;
    };
    const { base, later } = await prepareSite(content, folder, add, { year: 2026 });
    const css = base() + later;
    const families = [...css.matchAll(/(?:font-family:|--(?:display|body|brand|voice):)([^;}]+)/g)]
      .flatMap(([, list = '']) => list.split(','))
      .filter((name) => /"/.test(name));
    expect(new Set(families)).toEqual(
      new Set(['', ' Voice', ' fallback'].map((variant) => `"Readex Pro${variant}"`)),
    );
    expect(built.filter((name) => name.endsWith('woff2'))).toEqual([
      'font-readex-pro-latin.woff2',
      'font-readex-pro-latin-spare.woff2',
      'font-readex-pro-latin-voice.woff2',
      'font-readex-pro-arabic.woff2',
      'font-readex-pro-arabic-voice.woff2',
    ]);
    // The family ends at 700; the theme of the other tests has titles of 760.
    expect(css).toContain('--weight-display:700');
  });

  it('are built for the scripts of its languages alone', async () => {
    const content = changedSite((config) => (config.languages = [languages[0]!, languages[1]!]));
    const { files, stacks } = await siteFonts(content, folder);
    expect(files.map(({ name }) => name)).toEqual([
      'bricolage-grotesque-latin',
      'bricolage-grotesque-latin-spare',
      'instrument-sans-latin',
      'instrument-sans-latin-spare',
      'bricolage-grotesque-latin-voice',
    ]);
    expect(stacks.map(({ script }) => script)).toEqual(['latin']);
  });

  it('are preloaded by the pages of their script; pages in another one have Latin words in a file of their own', async () => {
    const fonts = await siteFonts(site, folder);
    expect(preloaded(fonts, 'latin')).toEqual(['bricolage-grotesque-latin', 'instrument-sans-latin']);
    expect(preloaded(fonts, 'arabic')).toEqual(['bricolage-grotesque-beside', 'readex-pro-arabic']);
    const weight = (name: string) => fonts.files.find((file) => file.name === name)?.bytes.length ?? 0;
    // Without kerning, all weights weigh less than one with it.
    expect(weight('bricolage-grotesque-beside')).toBeLessThan(weight('bricolage-grotesque-latin'));
  });

  it('may be large titles alone: their pages preload that font and the one of the text, and draw digits when they come', async () => {
    const fonts = await siteFonts(withKufam(), folder);
    expect(preloaded(fonts, 'arabic')).toEqual(['kufam-arabic', 'readex-pro-arabic']);
    const css = fontCss(fonts, ({ name }) => name, 'arabic');
    expect(css).toContain(
      '--display:"Readex Pro","Bricolage Grotesque Beside","Readex Pro fallback",Arial,sans-serif;' +
        '--display-large:"Kufam","Bricolage Grotesque Beside","Readex Pro fallback",Arial,sans-serif;',
    );
    expect(css).toMatch(/"Kufam";src:url\(kufam-arabic\)[^}]*size-adjust:89%\}/);
    expect(css).toContain('--least-large:1.875rem');
    expect(fontCss(fonts, ({ name }) => name, 'latin')).not.toMatch(/Kufam|large/);
  });

  it('for large titles write each word with its own letters', async () => {
    const { files } = await siteFonts(withKufam(), folder);
    const font = await opened(files.find(({ name }) => name === 'kufam-arabic')!.bytes);
    const glyphs = (word: string) => {
      const buffer = new Buffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    };
    // From right to left: a tooth is the same before every letter, and « في » has two letters.
    for (const word of ['بحث', 'تحتاجون', 'نجد'])
      expect(glyphs(word).at(-1)).toBe(glyphs(`${word[0]}م`).at(-1));
    expect(glyphs('في')).toHaveLength(2);
  });

  it('give the name of the company one weight in all scripts', async () => {
    const { stacks } = await siteFonts(site, folder);
    const [latin, arabic] = stacks;
    expect(arabic?.brandWeight).toBe(latin?.titleWeight);
    expect(arabic?.titleWeight).not.toBe(latin?.titleWeight);
  });

  it('have what clients say in a light file with the letters of the quotes alone', async () => {
    const { files } = await siteFonts(site, folder);
    for (const [script, most] of [
      ['latin', 6000],
      ['arabic', 7500],
    ] as const) {
      const voice = files.find(({ name }) => name.endsWith(`${script}-voice`));
      expect(voice?.isFirst).toBe(false);
      expect(voice?.bytes.length).toBeLessThan(most);
    }
  });

  it('are named by a page and by what the client adds, each once, whatever the script of the first page', async () => {
    const fonts = await siteFonts(site, folder);
    const named = (css: string) => [...css.matchAll(/src:url\(([^)]+)\)/g)].map(([, name]) => name);
    for (const script of ['latin', 'arabic']) {
      const css = [fontCss, moreFontsCss].map((make) => make(fonts, ({ name }) => name, script)).join('');
      expect(named(css).toSorted()).toEqual(fonts.files.map(({ name }) => name).toSorted());
      expect(
        [...fonts.fallbacks.keys()].filter((name) => !css.includes(`@font-face{font-family:"${name}"`)),
      ).toEqual([]);
    }
  });

  it('have the letters that no text uses in a file that no page names', async () => {
    const fonts = await siteFonts(site, folder);
    const { files } = fonts;
    expect(fontCss(fonts, ({ name }) => name, 'latin')).not.toContain('-spare');
    const spare = files.filter(({ name }) => name.endsWith('-spare'));
    expect(spare.map(({ isFirst, range }) => [isFirst, /\b7e\b/.test(range)])).toEqual(
      Array.from({ length: 3 }, () => [false, true]),
    );
  });

  it('have every mark and word of the frame of a page in the files that it preloads', async () => {
    const { files } = await siteFonts(site, folder);
    const first = files.filter(({ isFirst, pages }) => isFirst && pages.includes('arabic'));
    const written = new Set((await Promise.all(first.map(({ bytes }) => codePoints(bytes)))).flat());
    const names = languages.map(({ name, label }) => name + label).join('');
    for (const letter of `راسلونا. (2026) LinkedIn ${names} ${site.config.organization.email}`)
      expect(written.has(letter.codePointAt(0)!), letter).toBe(true);
  });

  it('preload no letter of another script for the translation of a single page', async () => {
    const { ar } = site.messages;
    const content = { ...site, messages: { ...site.messages, ar: { ...ar, pages: { Accueil: 'Æ' } } } };
    const { files } = await siteFonts(content, folder);
    const beside = files.find(({ name }) => name === 'bricolage-grotesque-beside')!;
    expect(await codePoints(beside.bytes)).not.toContain('Æ'.codePointAt(0));
  });

  it('have the letters of a word in another language, whether it is a text or not', async () => {
    const content = changedSite(({ pages }) => (pages[0]!.keywords = 'Pőstgres' as never));
    const { files } = await siteFonts(content, folder);
    expect(files.filter(({ range }) => range.includes('U+151'))).toHaveLength(3);
  });

  it('have the sign of a currency that an amount of the site has, and of no other', async () => {
    const content = changedSite(({ values }) => (values!.website!.currency = 'GBP'));
    const { files } = await siteFonts(content, folder);
    const first = files.find(({ isFirst, pages }) => isFirst && pages.includes('latin'))!;
    const written = await codePoints(first.bytes);
    expect(['£', '€'].map((sign) => written.includes(sign.codePointAt(0)!))).toEqual([true, false]);
  });

  it('have the rarer letters of the texts, in a file that no page preloads', async () => {
    const content = changedSite(({ organization }) => (organization.name = 'Łódź'));
    const { files } = await siteFonts(content, folder);
    const rare = files.filter(({ name }) => name.endsWith('-ext'));
    expect(rare.map(({ range, isFirst }) => ({ range, isFirst }))).toEqual(
      Array.from({ length: 3 }, () => ({ range: 'U+141,U+17a', isFirst: false })),
    );
  });
});

it('a page whose fonts are late has a font of the same width on every system, also on Android', () => {
  const fallbacks = new Map([
    ['Title fallback', { sizeAdjust: 1.05, ascent: 0.9, descent: 0.2, lineGap: 0 }],
  ]);
  const css = fontCss(
    {
      files: [],
      stacks: [
        { script: 'latin', families: { display: ['Title fallback'] }, titleWeight: 700, brandWeight: 700 },
      ],
      fallbacks,
    },
    () => '',
  );
  for (const name of ['Arial', 'Liberation Sans', 'Roboto', 'Roboto-Regular'])
    expect(css).toContain(`local("${name}")`);
  expect(css).toContain('size-adjust:105%');
});
