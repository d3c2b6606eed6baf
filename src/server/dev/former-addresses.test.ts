import { expect, it } from 'vitest';
import type { SiteConfig } from '../../site/types.generated';
import { FormerAddresses } from './former-addresses';

const languages = [{ code: 'fr' }, { code: 'en' }];
const siteWith = (...pages: [id: string, path: string][]) =>
  ({ languages, pages: pages.map(([id, path]) => ({ id, path })) }) as unknown as SiteConfig;

it('a page that is open is found at its new address, and again at its old one; home when it is gone', () => {
  const former = new FormerAddresses();
  const [before, after] = [
    siteWith(['home', '/'], ['seo', '/seo']),
    siteWith(['home', '/'], ['seo', '/found']),
  ];
  former.keep(before);
  former.keep(after);
  expect(former.now('/en/seo', after)).toBe('/en/found');
  expect(former.now('/found', before)).toBe('/seo');
  expect(former.now('/en/seo', siteWith(['home', '/']))).toBe('/en');
  expect(former.now('/unknown', after)).toBeUndefined();
});
