import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { SiteConfig } from '../../site/types.generated';
import type { Redirect } from '../../site/types.generated';
import { isRedirectPage, readRedirects, redirectFiles } from './redirect-files';
import { changedSite, site } from '../../../tests/support/agency-site';

const { config } = site;

/** Returns the redirect files of the site after a change, by their paths. */
function files(change: Partial<SiteConfig>): Record<string, string> {
  const changed = changedSite((own) => Object.assign(own, change));
  return Object.fromEntries(redirectFiles(changed).map(({ path, content }) => [path, String(content)]));
}
const redirects: Redirect[] = [
  { from: '/old', to: 'contact#seo' },
  { from: '/en/before', to: 'contact', permanent: false },
];

it('each redirect is there for Netlify and for Cloudflare Pages, and then the missing page of each prefix', () => {
  // After those of pages with an address of their own.
  expect(files({ redirects })['_redirects']?.split('\n').slice(-11)).toEqual([
    '/old /contact#seo 301!',
    '/old /contact#seo 301',
    '/en/old /en/contact#seo 301!',
    '/en/old /en/contact#seo 301',
    '/ar/old /ar/contact#seo 301!',
    '/ar/old /ar/contact#seo 301',
    '/en/before /en/contact 302!',
    '/en/before /en/contact 302',
    '/en/* /en/404.html 404',
    '/ar/* /ar/404.html 404',
    '',
  ]);
  const [french] = config.languages;
  expect(files({ redirects: [], languages: [french!] })).toEqual({});
});

it('the local server reads each redirect as written, and none to another site', () => {
  const to = '/contact#seo';
  const read = Object.fromEntries(readRedirects(files({ redirects })['_redirects'] ?? ''));
  expect(read).toMatchObject({
    '/old': { to, status: 301 },
    '/en/old': { to: `/en${to}`, status: 301 },
    '/ar/old': { to: `/ar${to}`, status: 301 },
    '/en/before': { to: '/en/contact', status: 302 },
  });
});

it.each([
  '# /a /b 301',
  '/a',
  '/a /b 200',
  '/a /b 301!',
  '/en/* /en/404.html 404',
  '/a/* /b 301',
  '/a https://other.example 301',
  '/a //other.example 301',
  '/a /\\other.example 301',
])('ignores the line %s, which could redirect to another site', (line) => {
  expect(readRedirects(`${line}\n/x /y 301\n`)).toEqual(new Map([['/x', { to: '/y', status: 301 }]]));
});

it.each([
  ['fr', 'ltr', 'old.html', '/contact'],
  ['ar', 'rtl', 'ar/old.html', '/ar/contact'],
])('the page at an old path redirects in its language: %s', (language, direction, path, page) => {
  const html = files({ redirects })[path] ?? '';
  const { document } = new JSDOM(html).window;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  expect([attribute('html', 'lang'), attribute('html', 'dir')]).toEqual([language, direction]);
  expect(attribute('meta[http-equiv=refresh]', 'content')).toBe(`0; url=${page}#seo`);
  expect(attribute('a', 'href')).toBe(`${page}#seo`);
  expect(attribute('link[rel=canonical]', 'href')).toBe(config.url + page);
  expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(isRedirectPage(html)).toBe(true);
});

it('the page at an old path shows the name of the new one as written, with any characters', () => {
  const name = { fr: `L'« un » & "l'autre" <b>` };
  const pages = config.pages.map((page) => (page.id === 'contact' ? { ...page, name } : page));
  const { document } = new JSDOM(files({ pages, redirects })['old.html'] ?? '').window;
  expect(document.querySelector('a')?.textContent).toBe(name.fr);
  expect(document.title).toBe(`${name.fr} | ${config.organization.name}`);
  expect(document.querySelector('b')).toBeNull();
});
