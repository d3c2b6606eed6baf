import { describe, expect, it } from 'vitest';
import { dataUrl, pageFile, pageUrl, urlLanguage } from './page-url';

describe('the addresses of a page', () => {
  it.each([
    ['/', 'fr', '/', 'index.html', '/index.json'],
    ['/', 'en', '/en', 'en.html', '/en.json'],
    ['/contact', 'fr', '/contact', 'contact.html', '/contact.json'],
    ['/a/b', 'ar', '/ar/a/b', 'ar/a/b.html', '/ar/a/b.json'],
  ] as const)('%s in %s is %s, served from %s, its data from %s', (path, language, url, file, data) => {
    expect([pageUrl(path, language), pageFile(path, language), dataUrl(url)]).toEqual([url, file, data]);
    expect(urlLanguage(url)).toBe(language);
  });

  it('belong to French when the path only begins with the letters of another language', () => {
    expect(urlLanguage('/entreprise')).toBe('fr');
    expect(urlLanguage('/fr/contact')).toBe('fr');
  });
});
