import { direction, type Language } from '../../../site/languages';
import { manifestUrl, pageUrl } from '../../../site/page-url';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/translate';
import type { SiteFile } from '../../../lib/files';
import { palette } from '../palette';

/**
 * Returns the web manifest of a language, with which a phone can install the site (www.w3.org/TR/appmanifest). The
 * scope is the entire site, so that an installed site can switch to another language.
 *
 * @param icon the URL of the SVG icon
 */
export function webManifest(site: Site, language: Language, icon: string): SiteFile {
  const { organization, theme } = site.config;
  const { color, role } = palette(theme);
  const manifest = {
    id: pageUrl(site, '/', language),
    name: organization.name,
    short_name: organization.name,
    description: translator(site, language)(organization.description).text,
    lang: language,
    dir: direction(language),
    start_url: pageUrl(site, '/', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: role('page', 'light'),
    theme_color: color(theme.sections.default?.plate),
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return { path: manifestUrl(site, language).slice(1), content: JSON.stringify(manifest) };
}
