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

type Edit = (site: SmallSite) => unknown;

/** Returns the problems of the small site after an edit. */
async function problems(edit: Edit, of: Record<string, Check> = checks): Promise<string[]> {
  using small = new SmallSite();
  await edit(small);
  const site = new BuiltSite(small.folder);
  const found = await Promise.all(Object.values(of).map((check) => check(site)));
  return [...new Set(found.flat())];
}

/** Adds markup to the home page. */
const withMore =
  (more: string): Edit =>
  (site) =>
    site.replace('index.html', '</main>', `${more}</main>`);

const noise = (kilobytes: number) => randomBytes(kilobytes * 1024).toString('base64');

it('a complete site can be released, with and without precompressed copies', async () => {
  expect(await problems(() => {})).toEqual([]);
  expect(await problems((site) => site.compress())).toEqual([]);
});

it('a form accepts the name of a page as fragment, and links may point to a redirect', async () => {
  expect(
    await problems((site) => {
      site.write('_redirects', '/old /contact 301\n');
      withMore('<a href="/contact#p/">x</a><a href="/old">y</a><a href="mailto:a@x.example">z</a>')(site);
    }),
  ).toEqual([]);
});

it('chunks that only a form loads do not count for the home page', async () => {
  expect(
    await problems((site) =>
      site
        .write('assets/later-aaaaaaaa.js', 'import("./es-aaaaaaaa.js")')
        .write('assets/es-aaaaaaaa.js', noise(120)),
    ),
  ).toEqual([]);
});

it('a preview may keep search engines away', async () => {
  const hidden = '<meta name="robots" content="noindex"></head>';
  const edit = (site: SmallSite) =>
    site
      .write('robots.txt', 'User-agent: *\nDisallow: /\n')
      .replace('index.html', '</head>', hidden)
      .replace('contact.html', '</head>', hidden);
  expect(await problems(edit)).toEqual([]);
});

describe('a release is refused, with the file and the problem, when', () => {
  it.each<[string, Edit, ...(string | RegExp)[]]>([
    ['a link leads nowhere', withMore('<a href="/contct">'), 'index.html: "/contct" is not there'],
    [
      'a link has a slash behind it',
      withMore('<a href="/contact/">'),
      'index.html: "/contact/" ends in a slash',
    ],
    [
      'a place on a page is not there',
      withMore('<a href="/contact#map">'),
      'index.html: "/contact#map" is there, but has no place "map"',
    ],
    [
      'a place on the page itself is not there',
      withMore('<a href="#map">'),
      'index.html: "/#map" is there, but has no place "map"',
    ],
    [
      'a page without a form is given the name of a page as its place',
      withMore('<a href="/#p/contact">'),
      'index.html: "/#p/contact" is there, but has no place "p/contact"',
    ],
    [
      'a picture is not there',
      withMore('<img src="/a.png" srcset="/b.png 1x, /c.png 2x" alt="" width="1" height="1">'),
      'index.html: "/a.png" is not there',
      'index.html: "/b.png" is not there',
      'index.html: "/c.png" is not there',
    ],
    [
      'structured data name a page that is not there',
      (site) =>
        site.replace('index.html', '"url":"https://www.small.example/', '"url":"https://www.small.example/x'),
      'index.html: "/x" is not there',
    ],
    [
      'a share picture is not there',
      (site) =>
        site.replace(
          'index.html',
          '</head>',
          '<meta property="og:image" content="https://www.small.example/a.jpg"></head>',
        ),
      'index.html: "/a.jpg" is not there',
    ],
    [
      'a redirect page leads nowhere',
      (site) => site.write('old.html', '<meta http-equiv="refresh" content="0; url=/contct">'),
      'old.html: "/contct" is not there',
    ],
    [
      'the data of a page name what is not there',
      (site) => site.replace('index.json', '"/contact"', '"/contct"'),
      'index.json: "/contct" is not there',
    ],
    [
      'a language of a page is not there',
      (site) => site.replace('index.json', '{"fr":"/"}', '{"fr":"/","en":"/en"}'),
      'index.json: "/en" is not there',
    ],
    [
      'a style sheet fetches what is not there',
      (site) => site.remove('assets/wall-aaaaaaaa.svg'),
      'assets/site-aaaaaaaa.css: "/assets/wall-aaaaaaaa.svg" is not there',
      'manifest.webmanifest: "/assets/wall-aaaaaaaa.svg" is not there',
    ],
    [
      'a script fetches what is not there',
      (site) => site.remove('assets/later-aaaaaaaa.js'),
      'assets/start-aaaaaaaa.js: "/assets/later-aaaaaaaa.js" is not there',
    ],
    [
      'the sitemap names what is not there',
      (site) => site.replace('sitemap.xml', '/contact', '/contct'),
      'sitemap.xml: "/contct" is not there',
      'sitemap.xml: does not name https://www.small.example/contact',
    ],
    [
      'the sitemap does not keep its schema',
      (site) => site.replace('sitemap.xml', '<url>', '<place/><url>'),
      /^sitemap.xml: .*place/,
    ],
    [
      'robots.txt says something else',
      (site) => site.write('robots.txt', 'Hello'),
      'robots.txt: neither lets programs in nor keeps them out',
    ],
    [
      'a redirect leads nowhere',
      (site) => site.write('_redirects', '/old /contct 301\n/older /contact 301\n'),
      '_redirects: "/contct" is not there',
    ],
    [
      'data cannot be read',
      (site) => site.write('index.json', '{'),
      'index.json: cannot be read: it is not what its name says',
    ],
    [
      'a page has two headlines',
      withMore('<h1>Home</h1>'),
      'index.html: 2 h1 (every page has exactly one h1)',
    ],
    [
      'a page shows a key instead of a text',
      withMore('<p>t:home.title</p>'),
      'index.html: t:home.title (every page shows no raw key, undefined or [object Object])',
    ],
    ['the data of a page are missing', (site) => site.remove('contact.json'), 'contact.json: is missing'],
    [
      'a file that every site has is missing',
      (site) => site.remove('manifest.webmanifest'),
      'manifest.webmanifest: is missing; this is no whole site',
    ],
    [
      'the rules for hosts lack the security policy',
      (site) => site.write('_headers', ''),
      '_headers: the security headers are missing. Build the site again: npm run build',
    ],
    [
      'a page holds a script',
      withMore('<script>alert(1)</script>'),
      'index.html: inline <script>: move it to a file',
    ],
    [
      'a page holds a style sheet',
      withMore('<style>p{}</style>'),
      'index.html: inline <style>: move it to the stylesheet',
    ],
    [
      'a tag holds its style',
      withMore("<p STYLE='x'>"),
      'index.html: <p> has its style in the page: style="x"',
    ],
    ['a tag holds a handler', withMore('<p onclick=x>'), 'index.html: <p> runs something: onclick="…"'],
    [
      'a link runs something',
      withMore('<a href=" java&#x73;cript:x">'),
      'index.html: href=" javascript:x" runs something',
    ],
    [
      'a link is not encrypted',
      withMore('<a href="http://x.example">'),
      'index.html: href="http://x.example" is not encrypted: write https:',
    ],
    [
      'a page holds a page of somebody else',
      withMore('<iframe>'),
      'index.html: <iframe> has no place in the site',
    ],
    [
      'a picture is fetched from another site',
      withMore('<img src="https://x.example/a.png" alt="" width="1" height="1">'),
      'index.html: src="https://x.example/a.png" is fetched from another site',
    ],
    [
      'data lead to what is not encrypted',
      (site) => site.replace('index.json', '"/contact"', '"http://x.example"'),
      'index.json: "http://x.example" is not encrypted: write https:',
    ],
    [
      'a drawing runs something',
      (site) => site.replace('assets/wall-aaaaaaaa.svg', '<path ', '<path onload="x" '),
      'assets/wall-aaaaaaaa.svg: <path> runs something: onload="…"',
    ],
    [
      'a page says another sum of a file',
      (site) =>
        site.replace('index.html', '<script type="module"', '<script type="module" integrity="sha384-x"'),
      'index.html: names another sum of /assets/start-aaaaaaaa.js',
    ],
    [
      'a map to the sources is there',
      (site) => site.write('assets/start-aaaaaaaa.js.map', '{}'),
      'assets/start-aaaaaaaa.js.map: is nothing for visitors',
    ],
    [
      'a map to the sources is named',
      (site) => site.write('assets/later-aaaaaaaa.js', '//# sourceMappingURL=x'),
      'assets/later-aaaaaaaa.js: holds a map to the sources',
    ],
    [
      'an asset has no hash in its name',
      (site) => site.write('assets/new.css', ''),
      'assets/new.css: has no hash in its name',
      'assets/site-aaaaaaaa.css: is a second stylesheet',
    ],
    [
      'a file of the desk is there',
      (site) => site.write('.env.local', 'A=b'),
      '.env.local: begins with a dot: such files are not published',
    ],
    [
      'a link leads out of the folder',
      (site) => symlinkSync('/etc', join(site.folder, 'etc')),
      'etc: is neither a file nor a folder',
    ],
    [
      'a private key is there',
      withMore('-----BEGIN RSA PRIVATE KEY-----'),
      'index.html: holds a private key',
    ],
    [
      'the value of a secret variable is there',
      withMore('correct horse battery'),
      'index.html: holds the value of MY_TOKEN',
    ],
    [
      'a password is there',
      withMore('smtp://me:pass@mail.example'),
      'index.html: holds a password in an address',
    ],
    [
      'a folder of the machine is named',
      withMore(`${root}/src`),
      'index.html: holds a folder of the machine that built it',
    ],
    [
      'a local folder is named',
      withMore(`${homedir()}/x`),
      'index.html: holds a folder of the machine that built it',
    ],
    [
      'a rule for hosts holds a secret',
      (site) => site.replace('_headers', '/*', '/*\n  X: correct horse battery'),
      '_headers: holds the value of MY_TOKEN',
    ],
    [
      'a precompressed file has different content',
      (site) => site.compress().write('contact.html.br', brotliCompressSync('other')),
      'contact.html.br: differs from its original file',
    ],
    [
      'a precompressed file cannot be read',
      (site) => site.compress().write('contact.html.gz', 'no gzip'),
      'contact.html.gz: cannot be read: it is not compressed as its name says',
    ],
    [
      'a precompressed file is missing',
      (site) => site.compress().remove('contact.html.gz'),
      'contact.html.gz: is missing',
    ],
    [
      'a precompressed file has no original',
      (site) => site.compress().write('gone.html.gz', 'x'),
      'gone.html.gz: has no original file',
    ],
    [
      'security.txt expires soon',
      (site) =>
        site.replace(
          '.well-known/security.txt',
          /Expires: \S+/.exec(securityText(site))?.[0] ?? '',
          'Expires: 2020-01-01T00:00:00Z',
        ),
      '.well-known/security.txt: holds until 2020-01-01T00:00:00Z only: build the site anew, it then holds for a year',
    ],
    [
      'a page is too large',
      withMore(noise(32)),
      /^index.html: \d+ bytes travel before anything is drawn; 30720 are the most$/,
    ],
    [
      'the data of a page are too large',
      (site) => site.replace('index.json', '/month', noise(9)),
      /^index.json: \d+ bytes of data travel for one page; 8192/,
    ],
    [
      'the script of a home page is too large',
      (site) => site.write('assets/later-aaaaaaaa.js', noise(120)),
      /^index.html: \d+ bytes of script travel for a home page; 110592/,
    ],
    [
      'a home page is too large as a whole',
      (site) =>
        site
          .write('assets/font-aaaaaaaa.woff2', randomBytes(200 * 1024))
          .replace('index.html', '</head>', '<link rel="preload" href="/assets/font-aaaaaaaa.woff2"></head>'),
      /^index.html: \d+ bytes travel for a home page; 188416/,
    ],
    [
      'the styles are too large',
      (site) => site.write('assets/site-aaaaaaaa.css', noise(19)),
      /^assets\/site-aaaaaaaa.css: \d+ bytes of styles/,
    ],
    [
      'the effects are too large',
      (site) => site.write('assets/effects-aaaaaaaa.js', noise(9)),
      /^assets\/effects-aaaaaaaa.js: \d+ bytes of effects/,
    ],
    [
      'a page has more markup than words',
      withMore(`<p data-x="${noise(8)}">`),
      /^index.html: \d+ bytes of markup travel/,
    ],
    [
      'a page loads a second script',
      withMore('<script src="/assets/later-aaaaaaaa.js"></script>'),
      'index.html: loads a second script, assets/later-aaaaaaaa.js',
    ],
    [
      'the start script fetches another at once',
      (site) => site.write('assets/start-aaaaaaaa.js', 'import "./later-aaaaaaaa.js"'),
      'assets/start-aaaaaaaa.js: imports another script at once',
    ],
    [
      'text waits for a font',
      (site) => site.write('assets/site-aaaaaaaa.css', '@font-face{font-display:block}'),
      'assets/site-aaaaaaaa.css: keeps text waiting for a font',
    ],
    [
      'a share picture has another size, or shows nothing',
      async (site) => {
        const picture = (width: number) =>
          sharp({ create: { width, height: 630, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer();
        site
          .write('assets/share-aaaaaaaa.jpg', await picture(600))
          .write('assets/share-bbbbbbbb.jpg', await picture(1200));
      },
      /^assets\/share-aaaaaaaa.jpg: 600 × 630, jpeg/,
      'assets/share-bbbbbbbb.jpg: is of one colour',
    ],
  ])('%s', async (_, edit, ...expected) => {
    const found = await problems(edit);
    const isFound = (line: string | RegExp) =>
      found.some((problem) => (typeof line === 'string' ? problem === line : line.test(problem)));
    expect(
      expected.filter((line) => !isFound(line)),
      found.join('\n'),
    ).toEqual([]);
  });

  it('a page breaks the rules of HTML', { tags: ['nightly'], timeout: 60_000 }, async () => {
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

function securityText(site: SmallSite): string {
  return new BuiltSite(site.folder).text('.well-known/security.txt');
}
