import { direction, languages, type Language } from '../site/languages';
import type { PageData } from '../site/page-data.types';

/** What every document of a build refers to. */
export interface DocumentAssets {
  /** The address of the stylesheet. */
  stylesheet: string;
  /** The address of the picture for the browser's tab. */
  icon: string;
  /** The address of the start script. */
  start: string;
  /** The fonts that each language's pages load first. */
  fonts: Record<Language, string[]>;
  /** Elements that only development adds to the head. */
  extraHead?: string;
}

/**
 * A whole HTML document.
 *
 * @param rendered the page as HTML, and what it puts into the head
 * @param dataFile the address of the page's data
 * @param origin the address of the site, such as `https://www.trace.example`
 */
export function documentHtml(
  page: PageData,
  rendered: { head: string; body: string },
  dataFile: string,
  origin: string,
  assets: DocumentAssets,
): string {
  return [
    `<!doctype html><html lang="${page.language}" dir="${direction(page.language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    page.notFound ? '<meta name="robots" content="noindex">' : addresses(page, origin),
    ...assets.fonts[page.language].map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${assets.stylesheet}">`,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    assets.extraHead ?? '',
    `<script type="module" async fetchpriority="low" src="${assets.start}" data-page="${dataFile}" data-frame="${page.frame}" data-version="${page.version}"></script>`,
    `</head><body data-section="${page.section}"><div id="root">${rendered.body}</div></body></html>\n`,
  ].join('');
}

/** The page's own address and those of its translations. */
function addresses(page: PageData, origin: string): string {
  const absolute = (url: string) => `${origin}${url}`;
  return [
    `<link rel="canonical" href="${absolute(page.url)}">`,
    ...languages.map(
      (language) =>
        `<link rel="alternate" hreflang="${language}" href="${absolute(page.alternates[language])}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${absolute(page.alternates.fr)}">`,
  ].join('');
}
