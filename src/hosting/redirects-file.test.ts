import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trilingual } from '../../tests/support/sites';
import { readRedirects, redirectsFile } from './redirects-file';

const part = fc.stringMatching(/^[a-z0-9](?:[a-z0-9_~-]{0,8}[a-z0-9])?$/);
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

describe('the redirects file', () => {
  it('has each redirect for Netlify and for Cloudflare Pages, and then the missing pages', () => {
    const rules = [
      { from: '/old', to: '/contact#seo', permanent: true },
      { from: '/en/old', to: '/en/contact', permanent: false },
    ];
    expect(redirectsFile(trilingual, rules).split('\n')).toEqual([
      '/old /contact#seo 301!',
      '/old /contact#seo 301',
      '/en/old /en/contact 302!',
      '/en/old /en/contact 302',
      '/en/* /en/404.html 404',
      '/ar/* /ar/404.html 404',
      '',
    ]);
  });

  it('names the missing page of every language with a prefix, and of no other', () => {
    const missingPages = (...languages: [string, ...string[]]) =>
      redirectsFile({ languages, defaultLanguage: languages[0] }, []);
    expect(missingPages('de', 'he')).toBe('/he/* /he/404.html 404\n');
    expect(missingPages('fr')).toBe('');
  });

  it('is read back as written', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ from: path, to: path, permanent: fc.boolean() }), {
          selector: ({ from }) => from,
        }),
        (rules) => {
          const read = readRedirects(redirectsFile(trilingual, rules));
          expect([...read]).toEqual(
            rules.map(({ from, to, permanent }) => [from, { to, status: permanent ? 301 : 302 }]),
          );
        },
      ),
    );
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
});
