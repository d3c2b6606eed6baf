import { escapeHtml } from '../../lib/text/html';
import type { SiteFile } from '../../lib/output-file';
import { coveredLanguages } from '../../site/coverage';
import { headLinks } from '../../site/head-links';
import { perLanguage, type Language } from '../../site/languages';
import { pageUrl, type PagePath } from '../../site/page-url';
import type { Site } from '../../site/site';

/** The maximum number of URLs in one file (sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

/** Returns the date of the last change to a page's content, such as `2026-11-21`. */
export type LastChange = (path: PagePath, language: Language) => string | undefined;

/**
 * Returns the sitemap of a site, with the alternate languages of each page. A page without a translation in a
 * language is omitted in that language. More than 50,000 URLs are split into several files, which `sitemap.xml`
 * lists.
 *
 * @param maxUrls the maximum number of URLs in one file
 */
export function sitemapFiles(site: Site, lastChange: LastChange, maxUrls = MAX_URLS): SiteFile[] {
  const origin = site.config.url;
  const entries = [...urlEntries(site, lastChange)];
  if (entries.length <= maxUrls) return [{ path: 'sitemap.xml', content: urlSet(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: urlSet(entries.slice(index * maxUrls, (index + 1) * maxUrls)),
  }));
  const list = parts.map(({ path }) => `<sitemap><loc>${escapeHtml(`${origin}/${path}`)}</loc></sitemap>\n`);
  return [
    {
      path: 'sitemap.xml',
      content: `${XML}<sitemapindex xmlns="${SITEMAP}">\n${list.join('')}</sitemapindex>\n`,
    },
    ...parts,
  ];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlSet(entries: string[]): string {
  return `${XML}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function* urlEntries(site: Site, lastChange: LastChange): Generator<string> {
  for (const page of site.config.pages) {
    const covered = coveredLanguages(site, page);
    const alternates = perLanguage(site, (language) => pageUrl(site, page.path, language));
    for (const language of covered) {
      const url = pageUrl(site, page.path, language);
      const links = headLinks({ url, language, alternates, covered }, site.config.url);
      const date = lastChange(page.path, language);
      yield [
        `<url><loc>${escapeHtml(links.canonical)}</loc>`,
        date ? `<lastmod>${date}</lastmod>` : '',
        ...links.alternates.map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        ),
        '</url>\n',
      ].join('');
    }
  }
}
