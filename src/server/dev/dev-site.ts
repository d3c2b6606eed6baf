import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { FindReferences } from '../../config/references/find-references';
import { contentHash } from '../../lib/content-hash';
import { environment } from '../../lib/environment';
import type { AddFile } from '../../lib/files';
import { redirectRules } from '../../publish/hosting/redirect-rules';
import { listPages, type ListedPage } from '../../publish/prerender/pages/page-list';
import { documentRenderer } from '../../publish/prerender/pages/document';
import { prepareSite } from '../../publish/prerender/prepare-site';
import { perLanguage } from '../../site/languages';
import { pageUrl, pageUrls, urlLanguage } from '../../site/page-url';
import type { Site } from '../../site/site';

interface DevFile {
  type: string;
  content: string | Uint8Array;
}

/** A site in development: pages are rendered on request. */
export type DevSite = Awaited<ReturnType<typeof devSite>>;

/**
 * Creates the site of a valid config, rendered from the current sources.
 *
 * @param findReferences finds the references of its config
 */
export async function devSite(content: Site, root: string, findReferences: FindReferences) {
  const files = new Map<string, DevFile>();
  const add: AddFile = (name, extension, bytes) => {
    const path = `/assets/${name}.${extension}`;
    files.set(path, { type: types[extension] ?? `image/${extension}`, content: bytes });
    // An open page loads what has another address.
    return `${path}?${contentHash(bytes)}`;
  };
  const year = environment.now().getUTCFullYear();
  const prepared = await prepareSite(content, root, add, { year, findReferences });
  const { site, layouts, layoutUrls, base, later, withMedia } = prepared;
  const stylesheet = add('site', 'css', base() + later);
  const assets = {
    ...prepared.assets,
    styles: () => ({ links: `<link rel="stylesheet" href="${stylesheet}">` }),
    start: '/src/client/app/entry/start.ts',
    fonts: perLanguage(site, () => []),
    extraHead: '<script type="module" src="/@vite/client"></script>',
  };
  const render = documentRenderer({ layouts, assets }, (page) =>
    createElement(StyleSheetManager, { sheet: sheet.instance }, page),
  );
  const listed = [...listPages(site, { build: 'development', layouts: layoutUrls })];
  const pages = new Map(listed.map((page) => [page.url, page]));
  const data = new Map(listed.map((page) => [`/${page.data}`, page]));

  const redirects = new Map(redirectRules(site).map(({ from, to }) => [from, to]));
  for (const { path, content: bytes } of await prepared.fixedFiles()) {
    // The maintainer's own file, which Vite serves.
    if (existsSync(join(root, 'public', path))) continue;
    files.set(`/${path}`, { type: types[extname(path).slice(1)] ?? 'image/png', content: bytes });
  }

  // The components are the same in every language.
  const inFirstLanguage = listed.filter(({ url }) => urlLanguage(site, url) === site.defaultLanguage);
  if (sheet.getStyleTags() === '') collectRules(inFirstLanguage, render);

  return {
    config: site.config,
    /** The URL of its stylesheet, which changes with its content. */
    stylesheet,
    drafts: site.config.pages
      .filter(({ status }) => status === 'draft')
      .flatMap(({ path }) => pageUrls(site, path)),
    /** Returns the file at an address of the site: data, artwork, fonts, styles. */
    file(url: string): DevFile | null {
      const page = data.get(url);
      if (page) return { type: 'application/json', content: page.input().json };
      return files.get(url) ?? null;
    },
    isPage: (url: string) => pages.has(url),
    /** Returns where an old address leads. */
    redirect: (url: string) => redirects.get(url),
    /** Renders the document at an address, and whether it is a page of the site. */
    document(url: string) {
      // Each language has a page for unknown addresses.
      const { input } = pages.get(url) ?? pages.get(pageUrl(site, '/404', urlLanguage(site, url)))!;
      const { page, structuredData } = input();
      const html = render(page, structuredData);
      const rules = withMedia(sheet.getStyleTags());
      return { found: page.notFound === undefined, html: html.replace('</head>', () => `${rules}</head>`) };
    },
  };
}

/**
 * Renders pages for their rules. A browser cannot read the named media queries of the rules that a
 * component inserts, so each document brings those of all components.
 */
function collectRules(pages: readonly ListedPage[], render: ReturnType<typeof documentRenderer>) {
  for (const { input } of pages)
    try {
      const { page, structuredData } = input();
      render(page, structuredData);
    } catch {
      // The error is shown when somebody asks for the page.
    }
}

/** The rules of all components rendered so far. They follow from the sources, with which Vite reads this module again. */
const sheet = new ServerStyleSheet();

/** The types of files by their extension; the others are pictures. */
const types: Record<string, string> = {
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};
