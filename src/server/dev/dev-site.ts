import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { createRenderer } from '../../app/entry/server';
import { layoutData } from '../../site/page-data/layout-data';
import { languages, perLanguage, type Language } from '../../site/languages';
import { notFoundData, pageData, type BuildInfo } from '../../site/page-data/page-data';
import type { LayoutData, PageData } from '../../site/page-data.types';
import { dataUrl, pageUrl, urlLanguage } from '../../site/page-url';
import { pageById, createSite, type Site } from '../../site/site';
import baseCss from '../../ui/base.css?raw';
import { buildTime } from '../../config/publication/build-time';
import { documentHtml } from '../../prerender/pages/document';
import { renderShareImage } from '../../assets/share-images/share-image-on-demand';
import { fontCss, fonts, type FontFile } from '../../assets/fonts/fonts';
import { iconSvg } from '../../assets/icons/favicon-svg';
import { configPictures, projectPictures, tilingUrls } from '../../prerender/site-assets';
import { publicationNotice } from '../../config/publication/notice';
import { siteIcons } from '../../assets/icons/site-icons';
import { structuredDataScript } from '../../prerender/seo/json-ld-script';
import { pageColors, themeCss } from '../../assets/theme-css';
import { tilings } from '../../assets/art/tilings';
import { webManifest } from '../../assets/icons/web-manifest';
import type { SiteFile } from '../../lib/output-file';

/** A site in development: pages are rendered on request. */
export interface DevSite {
  /** Returns the file at an address of the site: data, artwork, fonts, styles. */
  file(url: string): { type: string; content: string | Uint8Array } | null;
  /** Renders the share image at an address; null when there is none. */
  sharePicture(url: string): Promise<Uint8Array> | null;
  /** Renders the document at an address, and whether it is a page of the site. */
  document(url: string): { found: boolean; html: string };
  /** Why pages are not published, by their addresses. */
  unpublished: Record<string, string>;
}

/** Creates the site of a valid config, rendered from the current sources. */
export async function devSite(validSite: Site, root: string): Promise<DevSite> {
  const artwork = tilings(validSite);
  const artworkUrl = (name: string) => `/assets/${name}.svg`;
  const urls = new Map([...artwork.keys()].map((name) => [name, artworkUrl(name)]));
  const files = new Map<string, { type: string; content: Uint8Array }>();
  const pictures = await configPictures(validSite, root, (name, format, content) => {
    const url = `/assets/${name}.${format}`;
    files.set(url, { type: `image/${format}`, content });
    return url;
  });
  const site = createSite(
    validSite.config,
    validSite.messages,
    new Map([...projectPictures(urls), ...pictures]),
  );
  const fontFiles = await fontsOf(site, root);
  const layouts: Record<Language, LayoutData> = perLanguage((language) =>
    layoutData(site, language, buildTime().getUTCFullYear()),
  );
  const buildInfo: BuildInfo = {
    build: 'development',
    layouts: perLanguage((language) => `/assets/frame-${language}.json`),
  };
  // The styles of all pages rendered so far. The client adds those that are missing.
  const sheet = new ServerStyleSheet();
  const render = createRenderer(layouts, (page) =>
    createElement(StyleSheetManager, { sheet: sheet.instance }, page),
  );
  const pages = new Map<string, () => PageData>();
  const add = (path: string, language: Language, make: () => PageData) =>
    pages.set(pageUrl(path, language), make);
  perLanguage((language) => {
    for (const { path } of site.config.pages)
      add(path, language, () => pageData(site, path, language, buildInfo));
    add('/404', language, () => notFoundData(site, language, buildInfo));
  });
  const data = new Map([...pages].map(([url, make]) => [dataUrl(url), make]));

  const styles = () =>
    [
      fontCss(fontFiles.map((file) => ({ file, url: `/assets/font-${file.name}.woff2` }))),
      themeCss(site.config.theme, tilingUrls(urls)),
      baseCss,
      sheet.getStyleTags().replace(/<\/?style[^>]*>/g, ''),
    ].join('\n');

  for (const { path, content } of await iconsOf(site)) {
    // The maintainer's own icon, which Vite serves.
    if (existsSync(join(root, 'public', path))) continue;
    files.set(`/${path}`, {
      type: path.endsWith('.ico') ? 'image/vnd.microsoft.icon' : 'image/png',
      content: Buffer.from(content),
    });
  }
  const manifests = Object.values(perLanguage((language) => webManifest(site, language, '/assets/icon.svg')));

  return {
    unpublished: unpublishedPages(site),
    sharePicture: (url) => renderShareImage(site, url),
    file(url) {
      const manifest = manifests.find(({ path }) => `/${path}` === url);
      if (manifest) return { type: 'application/manifest+json', content: manifest.content };
      const picture = files.get(url);
      if (picture) return picture;
      const page = data.get(url);
      if (page) return { type: 'application/json', content: JSON.stringify(page()) };
      if (url === '/assets/site.css') return { type: 'text/css', content: styles() };
      const [, name = '', extension] = /^\/assets\/([\w-]+)\.(svg|json|woff2)$/.exec(url) ?? [];
      const svg = name === 'icon' ? iconSvg(site.config.theme) : artwork.get(name);
      if (extension === 'svg' && svg) return { type: 'image/svg+xml', content: svg };
      const font = fontFiles.find((file) => `font-${file.name}` === name);
      if (extension === 'woff2' && font) return { type: 'font/woff2', content: font.bytes };
      const layout = Object.values(layouts).find(({ language }) => `frame-${language}` === name);
      return layout ? { type: 'application/json', content: JSON.stringify(layout) } : null;
    },
    document(url) {
      const missing = pageUrl('/404', urlLanguage(url));
      const make = pages.get(url);
      const page = (make ?? pages.get(missing))?.();
      if (!page) throw new Error('The site has no page for unknown addresses.');
      const rendered = {
        ...render(page),
        structuredData: page.notFound
          ? ''
          : structuredDataScript(site, pageById(site, page.id).path, page.language, page),
      };
      const html = documentHtml(page, rendered, dataUrl(make ? url : missing), {
        stylesheet: '/assets/site.css',
        icon: '/assets/icon.svg',
        colors: pageColors(site.config.theme),
        start: '/src/app/entry/start.ts',
        fonts: perLanguage(() => []),
        extraHead: '<script type="module" src="/@vite/client"></script>',
      });
      return { found: page.notFound === undefined, html };
    },
  };
}

/** Returns why pages are not published, by their addresses in every language. */
function unpublishedPages({ config }: Site): Record<string, string> {
  const { timeZone } = config.organization.hours;
  return Object.fromEntries(
    config.pages.flatMap((page) => {
      const notice = publicationNotice(page, buildTime(), timeZone);
      return notice === null ? [] : languages.map((language) => [pageUrl(page.path, language), notice]);
    }),
  );
}

/** Subsetting the fonts takes longer than everything else and their characters hardly change, so it is done once. */
let subsets: Promise<FontFile[]> | undefined;

function fontsOf(site: Site, root: string): Promise<FontFile[]> {
  subsets ??= fonts(site, root);
  return subsets;
}

/** The icons change with the colours only, so a save does not render them again. */
let icons: { colors: string; files: Promise<SiteFile[]> } | undefined;

function iconsOf({ config: { theme } }: Site): Promise<SiteFile[]> {
  const colors = JSON.stringify([theme.colors, theme.sections.default]);
  if (icons?.colors !== colors) icons = { colors, files: siteIcons(theme) };
  return icons.files;
}
