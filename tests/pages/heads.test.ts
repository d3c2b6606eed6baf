import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { perLanguage, type Language } from '../../src/site/languages';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { shareKey } from '../../src/site/page-data/share-image';
import type { PagePath } from '../../src/site/page-url';
import { changedSite } from '../support/agency-site';
import { trilingual } from '../support/sites';

/** The site with its share pictures, as a build draws them, and one of its own. */
const loaded = changedSite(({ pages }) => (pages.find(({ id }) => id === 'faq')!.ogImage = '/own.png'));
const picture = { width: 1200, height: 630, sources: [] };
const keys = loaded.config.pages.map(shareKey);
const site = { ...loaded, pictures: new Map(keys.map((key) => [key, { ...picture, src: `/${key}` }])) };

const draw = createRenderer(perLanguage(trilingual, (language) => layoutData(site, language, 2026)));
const { DOMParser } = new JSDOM('').window;

/** What a head says: the name and the value of each element. */
function said(path: PagePath, language: Language): [name: string, value: string][] {
  const { head } = draw(pageData(site, path, language));
  const { children } = new DOMParser().parseFromString(head, 'text/html').head;
  return [...children].map((element) => {
    const value = (name: string) => element.getAttribute(name) ?? '';
    if (element.tagName === 'TITLE') return ['title', element.textContent ?? ''];
    if (element.tagName === 'LINK')
      return [[value('rel'), value('hreflang')].filter(Boolean).join(' '), value('href')];
    return [value('name') || value('property'), value('content')];
  });
}

it.each([
  ['/services-web/seo', 'fr', '/share:search:web', 'Illustration\u00a0: Référencement (SEO) – Tracé'],
  ['/services-web/seo', 'ar', '/share:search:web', 'رسم توضيحي: الظهور في محركات البحث – Tracé'],
  ['/services-web', 'en', '/share:wall:web', 'Wall of zellij tiles – Tracé'],
  ['/consulting', 'en', '/share:wall:consulting', 'Wall of zellij tiles – Tracé'],
  ['/contact', 'en', '/share:wall:default', 'Logo on a wall of zellij tiles – Tracé'],
  ['/faq', 'en', '/own.png', 'Frequently asked questions – Tracé'],
] as const)('the share picture of %s says in %s what it shows', (path, language, file, alt) => {
  const lines = said(path, language);
  expect(lines).toContainEqual(['og:image', `https://www.trace.example${file}`]);
  expect(lines).toContainEqual(['og:image:alt', alt]);
});

it('the head of a page says in its language what search engines and social networks show', () => {
  const address = 'https://www.trace.example';
  const title = 'Contact us and get a quote | Tracé';
  const description =
    'Write to us or call: quote form, telephone, email, opening hours and the address of our head office in Casablanca.';
  const lines = said('/contact', 'en');
  for (const line of [
    ['title', title],
    ['description', description],
    ['canonical', `${address}/en/contact`],
    ['alternate fr', `${address}/contact`],
    ['alternate en', `${address}/en/contact`],
    ['alternate ar', `${address}/ar/contact`],
    ['alternate x-default', `${address}/contact`],
    ['og:type', 'website'],
    ['og:site_name', 'Tracé'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${address}/en/contact`],
    ['og:locale', 'en_US'],
    ['og:locale:alternate', 'fr_MA'],
    ['og:locale:alternate', 'ar_MA'],
    ['twitter:card', 'summary_large_image'],
  ])
    expect(lines).toContainEqual(line);
});

it.each(trilingual.languages)('the heads in %s say nothing twice but the other languages', (language) => {
  for (const { path, id } of site.config.pages) {
    const names = said(path, language)
      .map(([name]) => name)
      .filter((name) => name !== 'og:locale:alternate');
    expect(names, id).toEqual([...new Set(names)]);
  }
});
