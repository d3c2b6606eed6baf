import type { ReactNode } from 'react';
import { createRenderer } from '../../../client/app/entry/server';
import { direction, fontScript, valueIn, type Language } from '../../../site/languages';
import type { BuiltPage, LayoutData } from '../../../site/page-data.types';
import { onPage } from '../../../site/page-error';
import type { PageStyles } from './page-styles';
import { dataUrl } from '../../../site/page-url';

/** The assets that every document of a build links. */
interface DocumentAssets {
  /** Returns the stylesheets of a page; in development, components add their rules themselves. */
  styles: (body: string, script: string) => Omit<PageStyles, 'later'> & Partial<PageStyles>;
  /** The URL of the SVG favicon. */
  icon: string;
  /** The theme color for the browser's toolbar, in light and dark mode. */
  colors: { light: string; dark: string };
  /** The URL of the start script. */
  start: string;
  /** The URLs of the web manifests, by language. */
  manifests: Record<Language, string>;
  /** The URLs of the fonts to preload, by language. */
  fonts: Record<Language, string[]>;
  /** More elements for the head, only in development. */
  extraHead?: string;
}

/** The data that all documents of a build share. */
export interface DocumentContext {
  layouts: Record<Language, LayoutData>;
  assets: DocumentAssets;
}

/**
 * Returns the function that renders the documents of a build, each from the data of its page and the script element with
 * its structured data.
 *
 * @param wrap adds elements around a page, such as the provider that collects its styles in development
 * @returns the function, which throws a `LocatedError` when a page cannot be rendered
 */
export function documentRenderer(
  { layouts, assets }: DocumentContext,
  wrap?: (page: ReactNode) => ReactNode,
): (page: BuiltPage, structuredData: string) => string {
  const render = createRenderer(layouts, wrap);
  return (page, structuredData) =>
    onPage(page, undefined, () => documentHtml(page, { ...render(page), structuredData }, assets));
}

function documentHtml(
  page: BuiltPage,
  rendered: { head: string; body: string; structuredData: string },
  assets: DocumentAssets,
): string {
  const { links, later } = assets.styles(rendered.body, fontScript(page.language));
  return [
    `<!doctype html><html lang="${page.language}" dir="${direction(page.language)}" data-script="${fontScript(page.language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    ...valueIn(assets.fonts, page.language).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    links,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    '<link rel="icon" href="/icons/icon-192.png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${valueIn(assets.manifests, page.language)}">`,
    `<meta name="theme-color" content="${assets.colors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${assets.colors.dark}" media="(prefers-color-scheme: dark)">`,
    assets.extraHead ?? '',
    `<script type="module" async fetchpriority="low" src="${assets.start}" data-page="${dataUrl(page.url)}" data-frame="${page.layout}" data-version="${page.version}"${later === undefined ? '' : ` data-styles="${later}"`}></script>`,
    // Last in the head, after everything that is needed to paint the page.
    rendered.structuredData,
    `</head><body data-section="${page.section}"><div id="root">${rendered.body}</div></body></html>\n`,
  ].join('');
}
