import { readRedirects, REDIRECTS_FILE } from '../../hosting/redirects-file';
import { dataAddresses, scriptAddresses, sitemapAddresses, styleAddresses } from './named-addresses';

/**
 * Every address that a file of the site names, by what its name says it is. A page is read by `readPage`.
 *
 * @throws when it is not what its name says
 */
export function fileAddresses(path: string, text: string): string[] {
  if (path === REDIRECTS_FILE) return [...readRedirects(text).values()].map(({ to }) => to);
  if (path === 'robots.txt') return [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url);
  if (path.endsWith('security.txt'))
    return [...text.matchAll(/^Canonical:\s*(\S+)/gim)].map(([, url = '']) => url);
  if (/\.(?:json|webmanifest)$/.test(path)) return dataAddresses(text);
  if (path.endsWith('.css')) return styleAddresses(text);
  if (path.endsWith('.js')) return scriptAddresses(text);
  return path.endsWith('.xml') ? sitemapAddresses(text) : [];
}
