import { languages } from '../../site/languages';
import type { Site } from '../../site/site';
import type { SiteFile } from '../../lib/output-file';

/** A report of a weak spot finds nobody after this time, so the file must be made anew (RFC 9116, section 2.5.5). */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * What programs ask a site for: `robots.txt`, which lets every one in and names the sitemap, or none, and
 * `/.well-known/security.txt`, whom to tell of a weak spot.
 *
 * @param now the build's clock
 * @param isHidden whether search engines are kept out
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
        `Expires: ${new Date(now.getTime() + YEAR).toISOString().replace(/\.\d+/, '')}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${config.url}/.well-known/security.txt`,
      ),
    },
  ];
}
