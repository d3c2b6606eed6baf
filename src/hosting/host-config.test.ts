import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agency } from '../../tests/support/sites';
import { loadSite } from '../validate/load-site';
import { hostFiles } from './host-config';
import { alternateHost, nginxHeaders, nginxRedirects } from './nginx/nginx-files';
import type { RedirectRule } from './redirect-rules';
import { hostHeaders } from './security-headers';
import { vercelConfig } from './vercel';

const rule: RedirectRule = {
  from: '/en/contact.php',
  to: '/en/contact#seo',
  permanent: true,
  page: 'contact',
  language: 'en',
};
const headers = hostHeaders({}, ['https://mail.example']);

const site = loadSite(agency).site!;
/** The content of a generated part of nginx's configuration. */
const generated = (name: string, isHidden = false) =>
  hostFiles(site, hostHeaders(site.config, [], isHidden)).find(
    ({ path }) => path === `nginx/generated/${name}`,
  )?.content;

it('the plain files of nginx include every generated part, and each other by their names', () => {
  const files = readdirSync('deploy/nginx');
  const included = files.flatMap((file) =>
    [...readFileSync(`deploy/nginx/${file}`, 'utf8').matchAll(/include site\/([\w/-]+\.conf);/g)].map(
      ([, name = '']) => name,
    ),
  );
  const parts = hostFiles(site, headers).flatMap(({ path }) => /^nginx\/(.*)/.exec(path)?.[1] ?? []);
  const isPart = (name: string) => name.startsWith('generated/');
  expect([...new Set(included.filter(isPart))].toSorted()).toEqual(parts.toSorted());
  expect(included.filter((name) => !isPart(name) && !files.includes(name))).toEqual([]);
});

it('nginx knows every page, in every language, and every old address', () => {
  const pages = String(generated('pages.conf'));
  expect(pages).toContain('\n"" "/";\n');
  for (const address of ['/en', '/contact', '/en/contact', '/ar/contact'])
    expect(pages).toContain(`\n"${address}" "${address}";\n`);
  const old = [...String(generated('redirects.conf')).matchAll(/^location = ("\S+")/gm)].map(
    ([, path]) => path,
  );
  for (const path of old) expect(pages).toContain(`\n${path} ${path};\n`);
});

it('nginx asks search engines to leave out the data of pages, and of a hidden site everything', () => {
  expect(generated('robots.conf')).toMatch(/json\$" "noindex";\ndefault "";\n$/);
  expect(generated('robots.conf', true)).toMatch(/json\$" "noindex";\ndefault "noindex";\n$/);
});

it('characters with a meaning in nginx are escaped', () => {
  const [line = ''] = nginxRedirects([{ ...rule, from: '/a"; b\\$c', to: '/$d"' }]).split('\n');
  expect(line).toBe(String.raw`location = "/a\"; b\\%24c" { return 301 "/%24d\"$is_args$args"; }`);
  expect(nginxHeaders({ 'X-Name': 'a"b$c' })).toContain(String.raw`add_header X-Name "a\"b%24c" always;`);
});

it('redirects for Vercel are permanent or temporary, with escaped dots', () => {
  expect(JSON.parse(vercelConfig(headers, [rule]))).toMatchObject({
    redirects: [{ source: String.raw`/en/contact\.php`, destination: '/en/contact#seo', permanent: true }],
    cleanUrls: true,
    trailingSlash: false,
  });
});

it('Vercel adds every header to every response, and others for some paths: the later rule wins', () => {
  const { headers: rules } = JSON.parse(vercelConfig(headers, [])) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const [everywhere, ...others] = rules.map((entry) => [
    entry.source,
    Object.fromEntries(entry.headers.map(({ key, value }) => [key, value])),
  ]);
  expect(everywhere).toEqual(['/(.*)', { ...headers, 'Cache-Control': 'no-cache' }]);
  expect(others).toContainEqual(['/assets/share-(.*)', { 'Cross-Origin-Resource-Policy': 'cross-origin' }]);
  expect(others).toContainEqual([
    String.raw`/favicon\.ico`,
    { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  ]);
  expect(others).toContainEqual([String.raw`/(.*)\.json`, { 'X-Robots-Tag': 'noindex' }]);
});

it('Vercel caches nothing for long: a missing file would be, too', () => {
  expect(vercelConfig(headers, [])).not.toContain('immutable');
});

it.each([
  ['www.trace.example', 'trace.example'],
  ['trace.example', 'www.trace.example'],
  ['shop.trace.example', undefined],
])('the alternate name of %s is %s', (host, other) => expect(alternateHost(host)).toBe(other));
