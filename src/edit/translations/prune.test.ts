import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../../config/load-site';
import { validSite } from '../edit-site';
import { pruneTranslations } from './prune';
import { openTranslations } from './open-translations';

it('the translations of removed texts are removed, and no other', () => {
  using copy = new SiteCopy();
  const before = copy.text('locales/en.json');
  expect(pruneTranslations(copy.folder).removed).toEqual([]);
  expect(copy.text('locales/en.json')).toBe(before);
  copy.change(({ pages }) => {
    const page = pages.find(({ id }) => id === 'seo')!;
    page.blocks = page.blocks.filter(({ type }) => type === 'hero' || type === 'call-to-action');
  });
  const { removed } = pruneTranslations(copy.folder);
  expect(removed.length).toBeGreaterThan(5);
  expect(new Set(removed.map(({ language }) => language))).toEqual(new Set(['en', 'ar']));
  const after = copy.text('locales/en.json');
  const english = removed.filter(({ language }) => language === 'en');
  for (const { words } of english) expect(after).not.toContain(`${JSON.stringify(words)}:`);
  expect(after.split('\n').length).toBe(before.split('\n').length - removed.length / 2);
  expect(loadSite(copy.folder).problems.filter(({ code }) => /WORDS-0(?:02|06|12)/.test(code))).toEqual([]);
});

it('no translation of a language is removed while a text lacks its own, which may be an unused one', () => {
  using copy = new SiteCopy();
  copy.change(({ pages }) => {
    pages.find(({ id }) => id === 'seo')!.blocks.splice(1, 4);
    pages.push({ ...pages[2]!, id: 'neuve', path: '/neuve', name: 'Une page neuve' });
  });
  const before = ['en', 'ar'].map((language) => copy.text(`locales/${language}.json`));
  const codes = loadSite(copy.folder).problems.map(({ code }) => code);
  expect(codes).toContain('WORDS-002');
  expect(codes).not.toContain('WORDS-006');
  expect(pruneTranslations(copy.folder)).toEqual({ removed: [], incomplete: ['en', 'ar'] });
  expect(['en', 'ar'].map((language) => copy.text(`locales/${language}.json`))).toEqual(before);
});

it('what a language lacks is listed in the order of the pages, with its place', () => {
  using copy = new SiteCopy();
  expect(openTranslations(validSite(copy.folder).context!, 'en')).toEqual([]);
  copy.change(({ pages }) => {
    pages[3]!.summary = 'Une phrase neuve que personne n’a traduite.';
    pages.splice(2, 0, { ...pages[2]!, id: 'neuve', path: '/neuve', name: 'Une page neuve' });
  });
  const open = openTranslations(validSite(copy.folder).context!, 'en');
  expect(open.map(({ place, french }) => `${place}: ${french}`)).toEqual([
    'page /neuve › name: Une page neuve',
    expect.stringMatching(/› summary: Une phrase neuve que personne n’a traduite\.$/),
  ]);
});
