import { describe, expect, it } from 'vitest';
import { declareLanguages, languages } from '../site/languages';
import { pageFile, pageUrl } from '../site/page-url';
import { redirectsFile } from './redirects-file';
import type { RedirectRule } from './redirect-rules';

/** What a host answers: the status, and the file or the address that a redirect leads to. */
type Answer = [status: number, target: string];

/** Answers a path as the documentation of a host says, without what we do not use. */
type Host = (files: Set<string>, rules: readonly RedirectRule[], path: string) => Answer;

/** The file that a host with clean URLs serves for a path. */
function fileFor(files: Set<string>, path: string): string | undefined {
  return [path, `${path}.html`, `${path === '/' ? '' : path}/index.html`].find((file) => files.has(file));
}

/** The first rule that matches counts. A file has priority over a rule without `!`. */
const netlify: Host = (files, rules, path) => {
  const file = fileFor(files, path);
  for (const line of redirectsFile(rules).split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ');
    const isMatch = from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : path === from;
    if (isMatch && (status.endsWith('!') || !file)) return [parseInt(status), to];
    if (isMatch) break;
  }
  return file ? [200, file] : [404, '/404.html'];
};

/** Redirects have priority over files. Lines with another status are ignored, and the nearest 404.html is served. */
const cloudflarePages: Host = (files, rules, path) => {
  const known = redirectsFile(rules)
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , status = '']) => /^(?:200|30[12378])$/.test(status));
  const [, to, status] = known.find(([from]) => from === path) ?? [];
  if (to) return [Number(status), to];
  const file = fileFor(files, path);
  if (file) return [200, file];
  const folders = path.split('/').map((_, count, names) => names.slice(0, count).join('/'));
  return [404, folders.map((folder) => `${folder}/404.html`).findLast((page) => files.has(page)) ?? ''];
};

const hosts: [string, Host][] = [
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflarePages],
];
const sites = [['fr'], ['fr', 'en', 'ar'], ['de', 'pt', 'he', 'fr']];

function declare(codes: string[]): void {
  declareLanguages(codes.map((code) => ({ code, name: code, label: code, locale: code })));
}

describe.each(hosts)('%s', (_name, host) => {
  describe.each(sites)('with the languages %s, %s, %s, %s', (...codes) => {
    /** Declares the languages, and builds a site with a home page and an address that has moved. */
    function answers(path: (language: string) => string): Answer[] {
      declare(codes);
      const rules = languages.map((language) => ({
        from: pageUrl('/old', language),
        to: pageUrl('/', language),
        permanent: true,
        page: 'home',
        language,
      }));
      const files = languages.flatMap((language) =>
        ['/', '/404', '/old'].map((page) => `/${pageFile(page, language)}`),
      );
      return languages.map((language) => host(new Set(files), rules, path(language)));
    }

    it.each(['/missing', '/missing/deep', '/missing.png', '/older'])(
      'answers 404 to %s with the page of its language',
      (path) => {
        const asked = answers((language) => pageUrl(path, language));
        expect(asked.map(([status]) => status)).toEqual(languages.map(() => 404));
        expect(asked.map(([, file]) => file)).toEqual(
          languages.map((language) => `/${pageFile('/404', language)}`),
        );
      },
    );

    it('serves a page that is there', () => {
      const pages = answers((language) => pageUrl('/', language));
      expect(pages).toEqual(languages.map((language) => [200, `/${pageFile('/', language)}`]));
    });

    it('redirects an address that has moved, although a small page is there for other hosts', () => {
      const moved = answers((language) => pageUrl('/old', language));
      expect(moved).toEqual(languages.map((language) => [expect.any(Number), pageUrl('/', language)]));
      expect(moved.filter(([status]) => status !== 301)).toEqual([]);
    });
  });
});

it('a site in one language without redirects needs no rule', () => {
  declare(['fr']);
  expect(redirectsFile([])).toBe('');
});
