import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BuiltSite, type Check } from '../built/built-site';
import { fileChecks } from '../built/checks/files';
import { linkChecks } from '../built/checks/links';
import { markupChecks } from '../built/checks/markup';
import { pageChecks } from '../built/checks/pages';
import { pictureChecks } from '../built/checks/pictures';
import { searchChecks } from '../built/checks/search';
import { secretChecks } from '../built/checks/secrets';
import { weightChecks } from '../built/checks/weight';
import { budgets } from '../support/budgets';
import { SmallSite } from '../support/small-site';
import { root } from '../support/sites';

/** All that `npm run release` checks, but the markup, which takes longer. */
const checks = {
  ...pageChecks,
  ...linkChecks,
  ...searchChecks,
  ...weightChecks,
  ...fileChecks,
  ...pictureChecks,
  ...secretChecks(root, { MY_TOKEN: 'correct horse battery' }),
};

/** Matches the report of a budget. */
function tooMany(what: string, most: number): RegExp {
  return new RegExp(`: \\d+ bytes ${what} \\(.*\\); ${most} are the most$`);
}

type Edit = (site: SmallSite) => unknown;

/** Returns the problems of the small site after an edit. */
async function problems(edit: Edit, of: Record<string, Check> = checks): Promise<string[]> {
  using small = new SmallSite();
  await edit(small);
  const site = new BuiltSite(small.folder);
  const found = await Promise.all(Object.values(of).map((check) => check(site)));
  return [...new Set(found.flat())];
}

/** Adds markup to the home page, at the end of its content or elsewhere. */
const withMore =
  (more: string, end = '</main>') =>
  (site: SmallSite) =>
    site.replace('index.html', end, more + end);

/** Adds a font that the home page preloads. */
const withFont =
  (kilobytes: number): Edit =>
  (site) =>
    withMore(
      '<link rel="preload" href="/assets/font-aaaaaaaa.woff2">',
      '</head>',
    )(site.write('assets/font-aaaaaaaa.woff2', randomBytes(kilobytes * 1024)));

/** Puts a picture of one color in the place of the share picture. */
const withRedPicture =
  (width: number): Edit =>
  async (site) => {
    const red = sharp({ create: { width, height: 630, channels: 3, background: 'red' } });
    site.write('assets/share-aaaaaaaa.jpg', await red.jpeg().toBuffer());
  };

const noise = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64');

it('a complete site can be released, with and without precompressed copies', async () => {
  expect(await problems(() => {})).toEqual([]);
  expect(await problems((site) => site.compress())).toEqual([]);
});

const hidden = '<meta name="robots" content="noindex"></head>';

it.each<[what: string, edit: Edit]>([
  [
    'lead to a redirect',
    (site) => withMore('<a href="/old">y</a>')(site.write('_redirects', '/old /contact 301\n')),
  ],
  [
    'name a page as the subject of a form',
    withMore('<a href="/contact#p/">x</a><a href="mailto:a@x.example">z</a>'),
  ],
  [
    'load a large script for a form only',
    (site) =>
      site
        .write('assets/later-aaaaaaaa.js', 'import("./es-aaaaaaaa.js")')
        .write('assets/es-aaaaaaaa.js', noise(120)),
  ],
  [
    'keep search engines away, as a preview does',
    (site) =>
      site
        .write('robots.txt', 'User-agent: *\nDisallow: /\n')
        .replace('index.html', '</head>', hidden)
        .replace('contact.html', '</head>', hidden),
  ],
])('a release may %s', async (_, edit) => {
  expect(await problems(edit)).toEqual([]);
});

describe('a release is refused, with the file and the problem, for', () => {
  it.each([
    ['<a href="/contct">', '"/contct" is not there'],
    ['<a href="/contact/">', '"/contact/" ends in a slash'],
    ['<a href="/contact#map">', '"/contact#map" is there, but has no place "map"'],
    ['<a href="#map">', '"/#map" is there, but has no place "map"'],
    // Only a page with a form takes the name of a page as its place.
    ['<a href="/#p/contact">', '"/#p/contact" is there, but has no place "p/contact"'],
    ['<img src="/a.png">', '"/a.png" is not there'],
    ['<img srcset="/apple-touch-icon.png 1x, /b.png 2x">', '"/b.png" is not there'],
    ['<meta property="og:image" content="https://www.small.example/a.jpg">', '"/a.jpg" is not there'],
    ['<h1>Home</h1>', '2 h1 (every page has exactly one h1)'],
    ['<p>t:home.title</p>', 't:home.title (every page shows no raw key, undefined or [object Object])'],
    ['<script>alert(1)</script>', 'inline <script>: move it to a file'],
    ['<script src="/assets/later-aaaaaaaa.js"></script>', 'loads a second script, assets/later-aaaaaaaa.js'],
    ['<style>p{}</style>', 'inline <style>: move it to the stylesheet'],
    ["<p STYLE='x'>", '<p> has its style in the page: style="x"'],
    ['<p onclick=x>', '<p> runs something: onclick="…"'],
    ['<a href=" java&#x73;cript:x">', 'href=" javascript:x" runs something'],
    ['<a href="http://x.example">', 'href="http://x.example" is not encrypted: write https:'],
    ['<iframe>', '<iframe> has no place in the site'],
    ['<img src="https://x.example/a.png">', 'src="https://x.example/a.png" is fetched from another site'],
    ['-----BEGIN RSA PRIVATE KEY-----', 'holds a private key'],
    ['correct horse battery', 'holds the value of MY_TOKEN'],
    ['smtp://me:pass@mail.example', 'holds a password in an address'],
    [`${root}/src`, 'holds a folder of the machine that built it'],
    [`${homedir()}/x`, 'holds a folder of the machine that built it'],
  ])('%s on a page', async (markup, problem) => {
    expect(await problems(withMore(markup))).toContain(`index.html: ${problem}`);
  });

  it.each<[file: string, problem: string, from: string, to: string]>([
    [
      'index.html',
      '"/x" is not there',
      '"url":"https://www.small.example/',
      '"url":"https://www.small.example/x',
    ],
    ['index.json', '"/contct" is not there', '"/contact"', '"/contct"'],
    ['index.json', '"/en" is not there', '{"fr":"/"}', '{"fr":"/","en":"/en"}'],
    ['index.json', '"http://x.example" is not encrypted: write https:', '"/contact"', '"http://x.example"'],
    ['sitemap.xml', '"/contct" is not there', '/contact', '/contct'],
    ['sitemap.xml', 'does not name https://www.small.example/contact', '/contact', '/contct'],
    ['assets/wall-aaaaaaaa.svg', '<path> runs something: onload="…"', '<path ', '<path onload="x" '],
    ['_headers', 'holds the value of MY_TOKEN', '/*', '/*\n  X: correct horse battery'],
  ])('a changed %s: %s', async (file, problem, from, to) => {
    expect(await problems((site) => site.replace(file, from, to))).toContain(`${file}: ${problem}`);
  });

  it.each<[file: string, problem: string, content: string | Uint8Array]>([
    ['old.html', '"/contct" is not there', '<meta http-equiv="refresh" content="0; url=/contct">'],
    ['_redirects', '"/contct" is not there', '/old /contct 301\n/older /contact 301\n'],
    ['robots.txt', 'neither lets programs in nor keeps them out', 'Hello'],
    ['index.json', 'cannot be read: it is not what its name says', '{'],
    ['_headers', 'the security headers are missing. Build the site again: npm run build', ''],
    ['assets/start-aaaaaaaa.js.map', 'it is nothing for visitors', '{}'],
    ['assets/later-aaaaaaaa.js', 'holds a map to the sources', '//# sourceMappingURL=x'],
    ['assets/start-aaaaaaaa.js', 'imports another script at once', 'import "./later-aaaaaaaa.js"'],
    ['assets/page-aaaaaaaa.css', 'keeps text waiting for a font', '@font-face{font-display:block}'],
    ['assets/new.css', 'has no hash in its name', ''],
    ['.env.local', 'its name, or that of its folder, begins with a dot', 'A=b'],
    ['gone.html.gz', 'has no original file', 'x'],
    ['contact.html.gz', 'cannot be read: it is not compressed as its name says', 'no gzip'],
    ['contact.html.br', 'differs from its original file', brotliCompressSync('other')],
  ])('%s: %s', async (file, problem, content) => {
    expect(await problems((site) => site.compress().write(file, content))).toContain(`${file}: ${problem}`);
  });

  it.each([
    ['assets/wall-aaaaaaaa.svg', 'assets/page-aaaaaaaa.css: "/assets/wall-aaaaaaaa.svg" is not there'],
    ['assets/wall-aaaaaaaa.svg', 'manifest.webmanifest: "/assets/wall-aaaaaaaa.svg" is not there'],
    ['assets/later-aaaaaaaa.js', 'assets/start-aaaaaaaa.js: "/assets/later-aaaaaaaa.js" is not there'],
    ['contact.json', 'contact.json: is missing'],
    ['contact.html.gz', 'contact.html.gz: is missing'],
    ['manifest.webmanifest', 'manifest.webmanifest: is missing; this is no whole site'],
  ])('a missing %s: %s', async (file, problem) => {
    expect(await problems((site) => site.compress().remove(file))).toContain(problem);
  });

  it.each<[problem: RegExp, edit: Edit]>([
    [
      tooMany('travel before anything is drawn, beside its words', budgets.beforePaint),
      withMore(`<!--${noise(budgets.beforePaint / 1024 + 2)}-->`),
    ],
    [
      tooMany('of data travel for a page, beside its words', budgets.data),
      (site) => site.replace('index.json', '/month', noise(9)),
    ],
    [
      tooMany('of script travel for a home page', budgets.homeScript),
      (site) => site.write('assets/later-aaaaaaaa.js', noise(120)),
    ],
    [tooMany('travel for a home page, beside its words', budgets.home), withFont(200)],
    [
      /^index.html: \d+ bytes travel before .* \(page \d{3}, styles 1\d{4}\)/,
      (site) => site.write('assets/page-aaaaaaaa.css', noise(budgets.beforePaint / 1024 + 1)),
    ],
    [
      /^index.html: waits for more than one stylesheet$/,
      withMore('<link rel="stylesheet" href="/assets/page-aaaaaaaa.css">', '</head>'),
    ],
    [tooMany('of fonts travel first', budgets.fonts), withFont(21)],
    [
      /^assets\/effects-aaaaaaaa.js: \d+ bytes of effects/,
      (site) => site.write('assets/effects-aaaaaaaa.js', noise(9)),
    ],
    [/^sitemap.xml: .*place/, (site) => site.replace('sitemap.xml', '<url>', '<place/><url>')],
    [/^etc: it is neither a file nor a folder$/, (site) => symlinkSync('/etc', join(site.folder, 'etc'))],
    [
      /^.well-known\/security.txt: holds until 2020-01-01T00:00:00Z only: build the site anew/,
      (site) =>
        site.write(
          '.well-known/security.txt',
          'Contact: mailto:a@small.example\nExpires: 2020-01-01T00:00:00Z',
        ),
    ],
    [/^assets\/share-aaaaaaaa.jpg: 600 × 630, jpeg/, withRedPicture(600)],
    [/^assets\/share-aaaaaaaa.jpg: is of one colour$/, withRedPicture(1200)],
  ])('what is reported as %s', async (problem, edit) => {
    expect(await problems(edit)).toContainEqual(expect.stringMatching(problem));
  });

  it('a page breaks the rules of HTML', { tags: ['nightly'] }, async () => {
    const found = await problems(withMore('<p><ul></ul></p><ul><p>a</p></ul>'), markupChecks);
    expect(found).toContainEqual(
      expect.stringMatching(/^index\.html:3:\d+: .*\(element-permitted-content\)$/),
    );
  });
});

it('secrets in .env files are found too, public ids are not reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'));
  try {
    writeFileSync(
      join(folder, '.env.local'),
      'RELAY_PASSWORD="not for visitors"\nVITE_EMAILJS_PUBLIC_KEY=public-id-1\n',
    );
    const edit = withMore('not for visitors, public-id-1');
    expect(await problems(edit, secretChecks(folder, {}))).toEqual([
      'index.html: holds the value of RELAY_PASSWORD',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
