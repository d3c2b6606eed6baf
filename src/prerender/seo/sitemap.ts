import { coveredLanguages } from '../../site/coverage';
import { headLinks } from '../../site/head-links';
import { languages, type Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import type { SiteFile } from '../../lib/output-file';

/** The most addresses that one file may hold (sitemaps.org/protocol.html). */
const MOST = 50_000;

/** When a page's words last changed, as `2026-11-21`. */
export type LastChange = (path: string, language: Language) => string | undefined;

/**
 * The list of a site's pages for search engines, with each page's other languages. A page that lacks its
 * words in a language is not in it. More than 50,000 addresses stand in several files, and `sitemap.xml`
 * names them.
 *
 * @param most how many addresses a file may hold
 */
export function sitemapFiles(site: Site, lastChange: LastChange, most = MOST): SiteFile[] {
  const origin = site.config.url;
  const entries = [...urlEntries(site, lastChange)];
  if (entries.length <= most) return [{ path: 'sitemap.xml', content: urlSet(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: urlSet(entries.slice(index * most, (index + 1) * most)),
  }));
  const list = parts.map(({ path }) => `<sitemap><loc>${escaped(`${origin}/${path}`)}</loc></sitemap>\n`);
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
    const alternates = Object.fromEntries(
      languages.map((language) => [language, pageUrl(page.path, language)]),
    ) as Record<Language, string>;
    for (const language of covered) {
      const url = pageUrl(page.path, language);
      const links = headLinks({ url, language, alternates, covered }, site.config.url);
      const date = lastChange(page.path, language);
      yield [
        `<url><loc>${escaped(links.canonical)}</loc>`,
        date ? `<lastmod>${date}</lastmod>` : '',
        ...links.alternates.map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
        ),
        '</url>\n',
      ].join('');
    }
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
