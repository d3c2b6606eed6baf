import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { perLanguage, type Language } from '../../src/site/languages';
import { layoutData } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import type { PagePath } from '../../src/site/page-url';
import { site } from '../support/agency-site';
import { trilingual } from '../support/sites';

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
    ['og:image', expect.stringMatching(/^https:\/\/www\.trace\.example\/.+\.jpg$/)],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
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
