import { createReferenceFinder, type FindReferences } from '../../config/references/find-references';
import { plansFile } from '../assets/art/plans';
import { cursorCss } from '../assets/cursor-css';
import { fontCss, fontVariables, moreFontsCss } from '../assets/fonts/font-css';
import { siteFonts, type FontFile } from '../assets/fonts/fonts';
import { headerCss, headerWidths, withMedia } from '../assets/header-widths';
import { iconSvg } from '../assets/icons/favicon-svg';
import { siteIcons } from '../assets/icons/site-icons';
import { webManifest } from '../assets/icons/web-manifest';
import { pageColors, settingsCss, themeCss } from '../assets/theme-css';
import { wordMark } from '../assets/word-mark';
import type { AddFile } from '../../lib/files';
import { fontScript, perLanguage } from '../../site/languages';
import { layoutData } from '../../site/page-data/layout-data';
import { manifestUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import baseCss from '../../client/ui/base.css?raw';
import { sitePictures } from './site-pictures';

/** The settings of one build that are not in the config. */
export interface PrepareOptions {
  /** The year of the build, for the footer. */
  year: number;
  /** The address of the site, when it differs from the config. */
  url?: string | undefined;
  /** Whether to block search engines on all pages. */
  isHidden?: boolean;
  /** Finds the references of the config; by default those of the project's schema. */
  findReferences?: FindReferences;
}

/**
 * Gives a site its pictures, and stores them, its fonts and its layouts. Build and development server call it
 * once for each version of the config.
 */
export async function prepareSite(
  valid: Site,
  root: string,
  add: AddFile,
  { year, url, isHidden = false, findReferences = createReferenceFinder() }: PrepareOptions,
) {
  const { pictures, tilingUrls } = await sitePictures(
    valid,
    findReferences(valid.config).references,
    root,
    add,
  );
  const config = url === undefined ? valid.config : { ...valid.config, url };
  const site = { ...valid, config, pictures };
  const fonts = await siteFonts(site, root);
  const fontUrls = new Map(fonts.files.map((file) => [file, add(`font-${file.name}`, 'woff2', file.bytes)]));
  const fontUrl = (file: FontFile) => fontUrls.get(file) ?? '';
  const { organization, theme } = site.config;
  const drawn = {
    plans: add('plans', 'svg', plansFile(site)),
    wordMark: await wordMark(organization.name, theme.fonts, root),
  };
  const layouts = perLanguage(site, (language) => {
    const script = fontScript(language);
    const moreFonts = add(`fonts-${script}`, 'css', moreFontsCss(fonts, fontUrl, script));
    return { ...layoutData(site, language, year, { ...drawn, moreFonts }), ...(isHidden && { isHidden }) };
  });
  const widths = await headerWidths(Object.values(layouts), theme, root);
  const icon = add('icon', 'svg', iconSvg(theme));
  return {
    site,
    /** What every document links. */
    assets: {
      icon,
      colors: pageColors(theme),
      manifests: perLanguage(site, (language) => manifestUrl(site, language)),
    },
    /** Returns the files at fixed addresses: the icons, and the manifest of each language. */
    fixedFiles: async () => [
      ...(await siteIcons(theme, root)),
      ...site.languages.map((language) => webManifest(site, language, icon)),
    ],
    layouts,
    layoutUrls: perLanguage(site, (language) =>
      add(`frame-${language}`, 'json', JSON.stringify(layouts[language])),
    ),
    /** The packages of its fonts. */
    fontPackages: new Set(fonts.files.map((file) => file.package)),
    /** Returns the URLs of the fonts that the pages in a script, such as `arabic`, preload. */
    preloads: (script: string) =>
      fonts.files.filter(({ pages, isFirst }) => isFirst && pages.includes(script)).map(fontUrl),
    /** Returns CSS in which the named media queries have the widths of the site. */
    withMedia: (css: string) => withMedia(css, widths),
    /** Returns the CSS that every page in a script needs; that of all scripts by default. */
    base: (script?: string) =>
      withMedia(
        [
          headerCss(widths),
          fontCss(fonts, fontUrl, script),
          themeCss(theme, (tiling) => tilingUrls.get(tiling) ?? ''),
          settingsCss(site.config),
          compact(baseCss),
        ].join('\n'),
        widths,
      ),
    /** The CSS that the client adds: the fonts of pages in other scripts, and the cursor. */
    later: `${fontVariables(fonts)}\n${cursorCss(theme)}`,
    /** The URL of the lines behind the home page, the largest part of its first screen. */
    wallLines: tilingUrls.get('lines-home') ?? '',
  };
}

/** Returns CSS without its comments and without spaces that say nothing, as components have it. */
function compact(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?|(:) /g, '$1$2');
}
