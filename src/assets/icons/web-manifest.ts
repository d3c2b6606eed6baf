import { direction, type Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import { translator } from '../../site/translate';
import type { SiteFile } from '../../lib/output-file';

/**
 * The address of the manifest of a language.
 *
 * @example manifestUrl('ar') // '/ar/manifest.webmanifest'
 */
export function manifestUrl(language: Language): string {
  return `${pageUrl('/', language)}/manifest.webmanifest`.replace('//', '/');
}

/**
 * What a telephone needs to put the site among its programs, in one language
 * (www.w3.org/TR/appmanifest). The languages are one site: an installed one may change to another.
 *
 * @param icon the address of the icon that is drawn in any size
 */
export function webManifest(site: Site, language: Language, icon: string): SiteFile {
  const { organization, theme } = site.config;
  const color = (name = '') => theme.colors[name] ?? '#FFFFFF';
  const manifest = {
    id: pageUrl('/', language),
    name: organization.name,
    short_name: organization.name,
    description: translator(site, language)(organization.description).text,
    lang: language,
    dir: direction(language),
    start_url: pageUrl('/', language),
    scope: '/',
    display: 'minimal-ui',
    background_color: color(theme.roles.page?.light),
    theme_color: color(theme.sections.default?.plate),
    icons: [
      { src: icon, sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return { path: manifestUrl(language).slice(1), content: JSON.stringify(manifest) };
}
