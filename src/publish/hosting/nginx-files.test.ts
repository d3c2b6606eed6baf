import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import { alternateHost, nginxFiles, nginxHeaders, nginxRedirects } from './nginx-files';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { hostHeaders } from './security-headers';

const rule: RedirectRule = {
  from: '/en/contact.php',
  to: '/en/contact#seo',
  permanent: true,
  page: 'contact',
  language: 'en',
};

/** The content of a generated part of nginx's configuration. */
const generated = (name: string, isHidden = false) =>
  nginxFiles(site, hostHeaders(site.config, [], isHidden), redirectRules(site)).find(
    ({ path }) => path === `nginx/generated/${name}`,
  )?.content;

it('the plain files of nginx include every generated part, and each other by their names', () => {
  const files = readdirSync('deploy/nginx');
  const included = files.flatMap((file) =>
    [...readFileSync(`deploy/nginx/${file}`, 'utf8').matchAll(/include site\/([\w/-]+\.conf);/g)].map(
      ([, name = '']) => name,
    ),
  );
  const parts = nginxFiles(site, {}, []).map(({ path }) => path.slice('nginx/'.length));
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

it.each([
  ['www.trace.example', 'trace.example'],
  ['trace.example', 'www.trace.example'],
  ['shop.trace.example', undefined],
])('the alternate name of %s is %s', (host, other) => expect(alternateHost(host)).toBe(other));
