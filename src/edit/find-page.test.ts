import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../site/types.generated';
import { findPage } from './find-page';

const config = {
  languages: [{ code: 'fr' }, { code: 'en' }, { code: 'ar' }],
  pages: [
    { id: 'accueil', path: '/' },
    { id: 'contact', path: '/contact' },
    { id: 'recrutement', path: '/consulting/recrutement' },
    { id: 'arabe', path: '/خدمات' },
  ],
  redirects: [{ from: '/contact.php', to: 'contact#seo' }],
} as unknown as SiteConfig;

describe('a page is found', () => {
  it.each([
    ['by its id', 'recrutement', 2],
    ['by its path', '/consulting/recrutement', 2],
    ['without the first slash', 'consulting/recrutement', 2],
    ['with a slash at its end', '/contact/', 1],
    ['by an address with host and language', 'https://www.trace.example/ar/contact', 1],
    ['by an address on this machine', 'http://127.0.0.1:4173/en', 0],
    ['by a host alone', 'https://www.trace.example', 0],
    ['with what follows ? and #', '/ar/contact?from=seo#form', 1],
    ['as the home page of a language', '/ar/', 0],
    ['in signs that a browser has encoded', '/ar/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA', 3],
    ['in Arabic signs', '/ar/خدمات', 3],
  ])('%s', (_, asked, index) => {
    expect(findPage(config, asked)).toBe(config.pages[index]);
  });

  it('by an address that was redirected to it', () => {
    expect(findPage(config, '/ar/contact.php').id).toBe('contact');
  });
});

describe('where there is no such page', () => {
  it.each([
    ['/contct', 'There is no page "/contct". Did you mean "/contact"?'],
    ['https://www.trace.example/ar/contct', 'Did you mean "/ar/contact"?'],
    ['recrutment', 'Did you mean "recrutement"?'],
    ['/%E0%A4%A', /^There is no page "\/%E0%A4%A"\.$/],
    ['/nothing-like-it', /^There is no page "\/nothing-like-it"\.$/],
  ])('%s is likely another', (asked, message) => {
    expect(() => findPage(config, asked)).toThrow(message);
  });
});
