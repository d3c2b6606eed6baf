import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../../validate/load-site';
import { pruneTranslations } from './prune';
import { isOpen, translationUnits } from './translation-units';

const locale = (copy: SiteCopy, language: string) =>
  readFileSync(join(copy.folder, `locales/${language}.json`), 'utf8');

it('the translations of removed texts are removed, and no other', () => {
  using copy = new SiteCopy();
  const before = locale(copy, 'en');
  expect(pruneTranslations(copy.folder)).toEqual([]);
  expect(locale(copy, 'en')).toBe(before);
  copy.change(({ pages }) => {
    const page = pages.find(({ id }) => id === 'seo')!;
    page.blocks = page.blocks.filter(({ type }) => type === 'hero' || type === 'call-to-action');
  });
  const removed = pruneTranslations(copy.folder);
  expect(removed.length).toBeGreaterThan(5);
  expect(new Set(removed.map(({ language }) => language))).toEqual(new Set(['en', 'ar']));
  const after = locale(copy, 'en');
  const english = removed.filter(({ language }) => language === 'en');
  for (const { words } of english) expect(after).not.toContain(`${JSON.stringify(words)}:`);
  expect(after.split('\n').length).toBe(before.split('\n').length - removed.length / 2);
  expect(loadSite(copy.folder).problems.filter(({ code }) => /WORDS-0(?:02|06|12)/.test(code))).toEqual([]);
});

it('what a language lacks is listed in the order of the pages, with its place', () => {
  using copy = new SiteCopy();
  expect(translationUnits(copy.folder, 'en').filter(isOpen)).toEqual([]);
  copy.change(({ pages }) => {
    pages[3]!.summary = 'Une phrase neuve que personne n’a traduite.';
    pages.splice(2, 0, { ...pages[2]!, id: 'neuve', path: '/neuve', name: 'Une page neuve' });
  });
  const open = translationUnits(copy.folder, 'en').filter(isOpen);
  expect(open.map(({ place, french }) => `${place}: ${french}`)).toEqual([
    'page /neuve › name: Une page neuve',
    expect.stringMatching(/› summary: Une phrase neuve que personne n’a traduite\.$/),
  ]);
});
