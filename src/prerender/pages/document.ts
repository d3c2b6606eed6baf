import { direction, type Language } from '../../site/languages';
import type { PageData } from '../../site/page-data.types';
import { manifestUrl } from '../../assets/icons/web-manifest';

/** What every document of a build refers to. */
export interface DocumentAssets {
  /** The address of the stylesheet. */
  stylesheet: string;
  /** The address of the picture for the browser's tab. */
  icon: string;
  /** The colour of the page, for the browser's own frame. */
  colors: { light: string; dark: string };
  /** The address of the start script. */
  start: string;
  /** The sums of the stylesheet and the start script; a host that writes into files would change them. */
  integrity?: { stylesheet: string; start: string } | undefined;
  /** The fonts that each language's pages load first. */
  fonts: Record<Language, string[]>;
  /** Elements that only development adds to the head. */
  extraHead?: string;
}

/**
 * A whole HTML document.
 *
 * @param rendered the page as HTML, what it puts into the head, and the element of its structured data
 * @param dataFile the address of the page's data
 */
export function documentHtml(
  page: PageData,
  rendered: { head: string; body: string; structuredData?: string },
  dataFile: string,
  assets: DocumentAssets,
): string {
  return [
    `<!doctype html><html lang="${page.language}" dir="${direction(page.language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    ...assets.fonts[page.language].map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${assets.stylesheet}"${sum(assets.integrity?.stylesheet)}>`,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestUrl(page.language)}">`,
    `<meta name="theme-color" content="${assets.colors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${assets.colors.dark}" media="(prefers-color-scheme: dark)">`,
    assets.extraHead ?? '',
    `<script type="module" async fetchpriority="low" src="${assets.start}"${sum(assets.integrity?.start)} data-page="${dataFile}" data-frame="${page.frame}" data-version="${page.version}"></script>`,
    // Last in the head: what paints the page comes sooner.
    rendered.structuredData ?? '',
    `</head><body data-section="${page.section}"><div id="root">${rendered.body}</div></body></html>\n`,
  ].join('');
}

function sum(integrity: string | undefined): string {
  return integrity === undefined ? '' : ` integrity="${integrity}"`;
}
