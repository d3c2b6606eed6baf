import type { SiteFile } from '../../lib/output-file';
import { languages } from '../../site/languages';
import type { Site } from '../../site/site';

/**
 * Returns `robots.txt`, which allows all crawlers and names the sitemap, or blocks them, and
 * `/.well-known/security.txt`, the contact for security reports.
 *
 * @param now the time of the build
 * @param isHidden whether to block search engines
 */
export function wellKnownFiles({ config }: Site, now: Date, isHidden = false): SiteFile[] {
  const lines = (...text: string[]) => `${text.join('\n')}\n`;
  return [
    {
      path: 'robots.txt',
      content: isHidden
        ? lines('User-agent: *', 'Disallow: /')
        : lines('User-agent: *', 'Allow: /', '', `Sitemap: ${config.url}/sitemap.xml`),
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
