import type { SiteFile } from '../../../lib/files';
import type { Site } from '../../../site/site';

/**
 * Returns `robots.txt`, which allows all crawlers and names the sitemap, and `/.well-known/security.txt`, the contact for
 * security reports. A hidden site is not closed to crawlers, because they could not read the `noindex` of its pages then
 * (developers.google.com/search/docs/crawling-indexing/block-indexing); it only names no sitemap.
 *
 * @param now the time of the build
 * @param isHidden whether search engines must keep away
 */
export function wellKnownFiles({ config, languages }: Site, now: Date, isHidden = false): SiteFile[] {
  const lines = (...text: string[]) => `${text.join('\n')}\n`;
  return [
    {
      path: 'robots.txt',
      content: lines(
        'User-agent: *',
        'Allow: /',
        ...(isHidden ? [] : ['', `Sitemap: ${config.url}/sitemap.xml`]),
      ),
    },
    {
      path: '.well-known/security.txt',
      content: lines(
        `Contact: mailto:${config.organization.email}`,
        `Expires: ${expiry(now).toISOString().replace(/\.\d+/, '')}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${config.url}/.well-known/security.txt`,
      ),
    },
  ];
}

/**
 * Returns until when `security.txt` is valid; afterwards the file must be generated again (RFC 9116, section 2.5.5). It is
 * the first of the month in a year, so that all builds of a month have the same bytes.
 */
function expiry(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
}
