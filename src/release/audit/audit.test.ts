import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { secretPatterns } from './secrets';
import { auditSite } from './audit';
import { NOW, SmallSite } from '../../../tests/support/small-site';
import { root } from '../../../tests/support/sites';

const leaks = secretPatterns(root, { MY_TOKEN: 'correct horse battery' });

/** Returns the problems of the small site after an edit. */
function problems(edit: (site: SmallSite) => unknown): string[] {
  using site = new SmallSite();
  edit(site);
  return auditSite(site.folder, { now: NOW, leaks });
}

/** Adds markup to the home page. */
const withMore = (more: string) => (site: SmallSite) =>
  site.replace('index.html', '</main>', `${more}</main>`);

it('a complete site can be released', () => {
  expect(problems(() => {})).toEqual([]);
});

describe('a release is rejected, with the file and the problem, when', () => {
  it.each<[string, (site: SmallSite) => unknown, string[]]>([
    ['a link leads nowhere', withMore('<a href="/contct">'), ['index.html: "/contct" is not there']],
    [
      'a link has a slash behind it',
      withMore('<a href="/contact/">'),
      ['index.html: "/contact/" ends in a slash'],
    ],
    [
      'a place on a page is not there',
      withMore('<a href="/contact#map">'),
      ['index.html: "/contact#map" is there, but has no place "map"'],
    ],
    [
      'a place on the page itself is not there',
      withMore('<a href="#map">'),
      ['index.html: "/#map" is there, but has no place "map"'],
    ],
    [
      'a page without a form is given the name of a page as its place',
      withMore('<a href="/#p/contact">'),
      ['index.html: "/#p/contact" is there, but has no place "p/contact"'],
    ],
    [
      'a picture is not there',
      withMore('<img src="/a.png" srcset="/b.png 1x, /c.png 2x">'),
      [
        'index.html: "/a.png" is not there',
        'index.html: "/b.png" is not there',
        'index.html: "/c.png" is not there',
      ],
    ],
    [
      'structured data name a page that is not there',
      (site) =>
        site.replace(
          'index.html',
          '"url":"https://www.small.example/"',
          '"url":"https://www.small.example/x"',
        ),
      ['index.html: "/x" is not there'],
    ],
    [
      'the data of a page name what is not there',
      (site) => site.replace('index.json', '"/contact"', '"/contct"'),
      ['index.json: "/contct" is not there'],
    ],
    [
      'a language of a page is not there',
      (site) => site.replace('index.json', '{"fr":"/"}', '{"fr":"/","en":"/en"}'),
      ['index.json: "/en" is not there'],
    ],
    [
      'a style sheet fetches what is not there',
      (site) => site.remove('assets/wall-aaaaaaaa.svg'),
      ['assets/site-aaaaaaaa.css: "/assets/wall-aaaaaaaa.svg" is not there'],
    ],
    [
      'a script fetches what is not there',
      (site) => site.remove('assets/later-aaaaaaaa.js'),
      ['assets/start-aaaaaaaa.js: "/assets/later-aaaaaaaa.js" is not there'],
    ],
    [
      'a manifest names what is not there',
      (site) => site.replace('manifest.webmanifest', '/assets/wall-aaaaaaaa.svg', '/icon.png'),
      ['manifest.webmanifest: "/icon.png" is not there'],
    ],
    [
      'the sitemap names what is not there',
      (site) => site.replace('sitemap.xml', '/contact', '/contct'),
      ['sitemap.xml: "/contct" is not there'],
    ],
    [
      'a redirect leads nowhere',
      (site) => site.write('_redirects', '/old /contct 301\n/older /contact 301\n'),
      ['_redirects: "/contct" is not there'],
    ],
    [
      'data cannot be read',
      (site) => site.write('index.json', '{'),
      ['index.json: cannot be read: it is not what its name says'],
    ],
    [
      'a file that every site has is missing',
      (site) => site.remove('robots.txt'),
      ['robots.txt: is missing; this is no whole site'],
    ],
    [
      'a page holds a script',
      withMore('<script>alert(1)</script>'),
      ['index.html: inline <script>: move it to a file'],
    ],
    [
      'a page holds a style sheet',
      withMore('<style>p{}</style>'),
      ['index.html: inline <style>: move it to the stylesheet'],
    ],
    [
      'a tag holds its style',
      withMore("<p STYLE='x'>"),
      ['index.html: <p> has its style in the page: style="x"'],
    ],
    ['a tag holds a handler', withMore('<p onclick=x>'), ['index.html: <p> runs something: onclick="…"']],
    [
      'a link runs something',
      withMore('<a href=" java&#x73;cript:x">'),
      ['index.html: href=" javascript:x" runs something'],
    ],
    [
      'a link is not encrypted',
      withMore('<a href="http://x.example">'),
      ['index.html: href="http://x.example" is not encrypted: write https:'],
    ],
    [
      'a page holds a page of somebody else',
      withMore('<iframe>'),
      ['index.html: <iframe> has no place in the site'],
    ],
    [
      'a picture is fetched from another site',
      withMore('<img src="https://x.example/a.png">'),
      ['index.html: src="https://x.example/a.png" is fetched from another site'],
    ],
    [
      'data lead to what is not encrypted',
      (site) => site.replace('index.json', '"/contact"', '"http://x.example"'),
      ['index.json: "http://x.example" is not encrypted: write https:'],
    ],
    [
      'a drawing runs something',
      (site) => site.replace('assets/wall-aaaaaaaa.svg', '<path ', '<path onload="x" '),
      ['assets/wall-aaaaaaaa.svg: <path> runs something: onload="…"'],
    ],
    [
      'a map to the sources is there',
      (site) => site.write('assets/start-aaaaaaaa.js.map', '{}'),
      ['assets/start-aaaaaaaa.js.map: is nothing for visitors'],
    ],
    [
      'a map to the sources is named',
      (site) => site.write('assets/later-aaaaaaaa.js', '//# sourceMappingURL=x'),
      ['assets/later-aaaaaaaa.js: holds a map to the sources'],
    ],
    [
      'a file of the desk is there',
      (site) => site.write('.env.local', 'A=b'),
      ['.env.local: begins with a dot: such files are not published'],
    ],
    [
      'a private key is there',
      withMore('-----BEGIN RSA PRIVATE KEY-----'),
      ['index.html: holds a private key'],
    ],
    [
      'the value of a secret variable is there',
      withMore('correct horse battery'),
      ['index.html: holds the value of MY_TOKEN'],
    ],
    [
      'a password is there',
      withMore('smtp://me:pass@mail.example'),
      ['index.html: holds a password in an address'],
    ],
    [
      'a folder of the machine is named',
      withMore(`${root}/src`),
      ['index.html: holds a folder of the machine that built it'],
    ],
    [
      'a local folder is named',
      withMore(`${homedir()}/x`),
      ['index.html: holds a folder of the machine that built it'],
    ],
    [
      'a rule for hosts holds a secret',
      (site) => site.write('_headers', '/*\n  X: correct horse battery\n'),
      ['_headers: holds the value of MY_TOKEN'],
    ],
    [
      'a precompressed file has different content',
      (site) => site.write('contact.html.br', brotliCompressSync('other')),
      ['contact.html.br: differs from its original file'],
    ],
    [
      'a precompressed file cannot be read',
      (site) => site.write('contact.html.gz', 'no gzip'),
      ['contact.html.gz: cannot be read: it is not compressed as its name says'],
    ],
    [
      'a precompressed file has no original',
      (site) => site.write('gone.html.gz', 'x'),
      ['gone.html.gz: has no original file'],
    ],
    [
      'security.txt expires soon',
      (site) => site.replace('.well-known/security.txt', '2027-12', '2026-12'),
      [
        '.well-known/security.txt: holds until 2026-12-01T08:00:00Z only: build the site anew, it then holds for a year',
      ],
    ],
  ])('%s', (_, edit, expected) => {
    expect(problems(edit)).toEqual(expected);
  });

  it('a page, its data, its script or the entire home page is too large', () => {
    const noise = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64');
    expect(problems(withMore(noise(32)))).toEqual([
      expect.stringMatching(/^index.html: \d+ bytes travel before anything is drawn; 30720 are the most$/),
    ]);
    expect(problems((site) => site.replace('index.json', '/month', noise(9)))).toEqual([
      expect.stringContaining('index.json: '),
    ]);
    expect(problems((site) => site.write('assets/later-aaaaaaaa.js', noise(120)))).toEqual([
      expect.stringMatching(/bytes of script travel for a home page; 119808 are the most/),
    ]);
    expect(
      problems((site) =>
        site
          .write('assets/font-aaaaaaaa.woff2', randomBytes(200 * 1024))
          .replace('index.html', '</head>', '<link rel="preload" href="/assets/font-aaaaaaaa.woff2"></head>'),
      ),
    ).toEqual([expect.stringMatching(/bytes travel for a home page; 194560 are the most/)]);
  });
});

it('secrets in .env files are found too, public ids are not reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'));
  try {
    writeFileSync(
      join(folder, '.env.local'),
      'RELAY_PASSWORD="not for visitors"\nVITE_EMAILJS_PUBLIC_KEY=public-id-1\n',
    );
    using site = new SmallSite();
    withMore('not for visitors, public-id-1')(site);
    expect(auditSite(site.folder, { now: NOW, leaks: secretPatterns(folder, {}) })).toEqual([
      'index.html: holds the value of RELAY_PASSWORD',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a link that points outside the folder is not part of a site', () => {
  expect(() => problems((site) => symlinkSync('/etc', join(site.folder, 'etc')))).toThrow(
    'etc is neither a file nor a folder. Remove it: a site contains nothing else.',
  );
});

it('a form accepts the name of a page as fragment, and links may point to a redirect', () => {
  expect(
    problems((site) => {
      site.write('_redirects', '/old /contact 301\n');
      withMore('<a href="/contact#p/">x</a><a href="/old">y</a><a href="mailto:a@x.example">z</a>')(site);
    }),
  ).toEqual([]);
});

it('chunks that only a form loads do not count for the home page', () => {
  expect(
    problems((site) =>
      site
        .write('assets/later-aaaaaaaa.js', 'import("./es-aaaaaaaa.js")')
        .write('assets/es-aaaaaaaa.js', randomBytes(120 * 1024).toString('base64')),
    ),
  ).toEqual([]);
});
