import { escapeHtml } from '../../../lib/text/html';
import type { SiteFile } from '../../../lib/files';
import { coveredLanguages } from '../../../site/coverage';
import { headLinks } from '../../../site/head-links';
import { perLanguage } from '../../../site/languages';
import { pageUrl } from '../../../site/page-url';
import type { Site } from '../../../site/site';

/**
 * Returns the sitemap of a site, with the alternate languages of each page. A page without a translation in a
 * language is omitted in that language.
 */
export function sitemap(site: Site): SiteFile {
  const entries = [...urlEntries(site)].join('');
  return {
    path: 'sitemap.xml',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`,
  };
}

function* urlEntries(site: Site): Generator<string> {
  for (const page of site.config.pages) {
    const covered = coveredLanguages(site, page);
    const alternates = perLanguage(site, (language) => pageUrl(site, page.path, language));
    for (const language of covered) {
      const url = pageUrl(site, page.path, language);
      const links = headLinks({ url, language, alternates, covered }, site.config.url);
      yield [
        `<url><loc>${escapeHtml(links.canonical)}</loc>`,
        ...links.alternates.map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        ),
        '</url>\n',
      ].join('');
    }
  }
}
