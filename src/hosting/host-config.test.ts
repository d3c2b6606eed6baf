import { expect, it } from 'vitest';
import { nginxHeaders } from './nginx/nginx-headers';
import { nginxRedirects } from './nginx/nginx-redirects';
import { alternateHost } from './nginx/nginx-server';
import type { RedirectRule } from './redirect-rules';
import { securityHeaders, strictTransport } from './security-headers';
import { vercelConfig } from './vercel';

const rule: RedirectRule = {
  from: '/en/contact.php',
  to: '/en/contact#seo',
  permanent: true,
  page: 'contact',
  language: 'en',
};
const headers = securityHeaders(['https://mail.example']);

it('nginx keeps the query string, before the anchor', () => {
  expect(nginxRedirects([rule, { ...rule, to: '/en/faq', permanent: false }])).toBe(
    'location = "/en/contact.php" { return 301 "/en/contact$is_args$args#seo"; }\n' +
      'location = "/en/contact.php" { return 302 "/en/faq$is_args$args"; }\n',
  );
});

it('characters with a meaning in nginx are escaped', () => {
  const [line = ''] = nginxRedirects([{ ...rule, from: '/a"; b\\$c', to: '/$d"' }]).split('\n');
  expect(line).toBe(String.raw`location = "/a\"; b\\%24c" { return 301 "/%24d\"$is_args$args"; }`);
  expect(nginxHeaders({ 'X-Name': 'a"b$c' })).toContain(String.raw`add_header X-Name "a\"b%24c" always;`);
});

it('nginx adds every header once, to every response', () => {
  const lines = nginxHeaders(headers).trim().split('\n');
  const names = lines.map((line) => /^add_header (\S+) ".*" always;$/.exec(line)?.[1]);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(headers), strictTransport.name]));
});

it('redirects for Vercel are permanent or temporary, with escaped dots', () => {
  expect(JSON.parse(vercelConfig(headers, [rule]))).toMatchObject({
    redirects: [{ source: String.raw`/en/contact\.php`, destination: '/en/contact#seo', permanent: true }],
    cleanUrls: true,
    trailingSlash: false,
  });
});

it('Vercel adds every header to every response, and caches nothing for long: a missing file would be, too', () => {
  const { headers: rules } = JSON.parse(vercelConfig(headers, [])) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const [everywhere, ...others] = rules;
  expect(everywhere?.source).toBe('/(.*)');
  expect(Object.fromEntries(everywhere!.headers.map(({ key, value }) => [key, value]))).toEqual({
    ...headers,
    [strictTransport.name]: strictTransport.value,
    'Cache-Control': 'no-cache',
  });
  expect(others).toEqual([]);
});

it.each([
  ['www.trace.example', 'trace.example'],
  ['trace.example', 'www.trace.example'],
  ['shop.trace.example', undefined],
])('the alternate name of %s is %s', (host, other) => expect(alternateHost(host)).toBe(other));
