import { describe, expect, it } from 'vitest';
import { trilingual as site } from '../../tests/support/sites';
import { dataUrl, pageFile, pageUrl, urlLanguage } from './page-url';

describe('the addresses of a page', () => {
  it.each([
    ['/', 'fr', '/', 'index.html', '/index.json'],
    ['/', 'en', '/en', 'en.html', '/en.json'],
    ['/contact', 'fr', '/contact', 'contact.html', '/contact.json'],
    ['/a/b', 'ar', '/ar/a/b', 'ar/a/b.html', '/ar/a/b.json'],
  ] as const)('%s in %s is %s, served from %s, its data from %s', (path, language, url, file, data) => {
    expect([pageUrl(site, path, language), pageFile(site, path, language), dataUrl(url)]).toEqual([
      url,
      file,
      data,
    ]);
    expect(urlLanguage(site, url)).toBe(language);
  });

  it('belong to French when the path only begins with the letters of another language', () => {
    expect(urlLanguage(site, '/entreprise')).toBe('fr');
    expect(urlLanguage(site, '/fr/contact')).toBe('fr');
  });
});
