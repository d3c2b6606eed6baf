import { createHash } from 'node:crypto';
import { createRenderer } from '../app/server';
import { frameData } from '../site/frame-data';
import { languages, type Language } from '../site/languages';
import { notFoundData, pageData, type Edition } from '../site/page-data';
import { dataUrl, pageFile, pageUrl } from '../site/page-url';
import { siteOf, type Site } from '../site/site';
import baseCss from '../ui/base.css?raw';
import type { ClientBundle } from './client-bundle';
import { documentHtml, type DocumentAssets } from './document';
import { fontCss, fonts } from './fonts';
import { iconSvg } from './icon';
import { themeCss, type WallUrls } from './theme-css';
import { walls } from './walls';

/** A file of the built site: its path under the folder, such as `en/contact.html`, and what stands in it. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/**
 * Every file of the site: pages, their data, and the assets with a hash of their content in the name.
 *
 * @param client the browser's bundle
 * @param year the year of the build, for the footer
 */
export async function siteFiles(checked: Site, client: ClientBundle, year: number): Promise<SiteFile[]> {
  const files: SiteFile[] = client.files.map(({ url, bytes }) => ({ path: url.slice(1), content: bytes }));
  const add = (name: string, extension: string, content: string | Uint8Array): string => {
    const path = `assets/${name}-${contentHash(content)}.${extension}`;
    files.push({ path, content });
    return `/${path}`;
  };

  const drawn = new Map([...walls(checked)].map(([name, svg]) => [name, add(name, 'svg', svg)]));
  const site = siteOf(checked.config, checked.words, projectPictures(drawn));
  const fontFiles = (await fonts(site)).map((file) => ({
    file,
    url: add(`font-${file.name}`, 'woff2', file.bytes),
  }));
  const frames = perLanguage((language) => frameData(site, language, year));
  const frameUrls = perLanguage((language) =>
    add(`frame-${language}`, 'json', JSON.stringify(frames[language])),
  );
  // Which build this is shows only when everything is drawn, and no page depends on it.
  const edition: Edition = { build: '', frames: frameUrls };
  const pages = languages.flatMap((language) => [
    ...site.config.pages.map(({ path }) => ({ path, page: pageData(site, path, language, edition) })),
    { path: '/404', page: notFoundData(site, language, edition) },
  ]);
  const renderer = createRenderer(frames);
  const rendered = pages.map(({ path, page }) => ({ path, page, html: renderer.page(page) }));
  const { css, marks } = renderer.styles();
  const styles = [fontCss(fontFiles), themeCss(site.config.theme, wallUrls(drawn)), baseCss, css].join('\n');
  const assets: DocumentAssets = {
    stylesheet: add('site', 'css', styles),
    marks: add('styles', 'txt', marks),
    icon: add('icon', 'svg', iconSvg(site.config.theme)),
    start: client.start,
    fonts: perLanguage((language) =>
      fontFiles.filter(({ file }) => file.preload.includes(language)).map(({ url }) => url),
    ),
  };
  const build = contentHash([client.start, assets.stylesheet, ...Object.values(frameUrls)].join());
  for (const { path, page, html } of rendered) {
    const numbered = { ...page, build, version: contentHash(JSON.stringify(page)) };
    const data = dataUrl(pageUrl(path, page.language));
    files.push({ path: data.slice(1), content: JSON.stringify(numbered) });
    files.push({
      path: pageFile(path, page.language),
      content: documentHtml(numbered, html, data, site.config.url, assets),
    });
  }
  return files;
}

/** The first characters of a content's hash: enough to tell two builds apart. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** @returns the picture of each project, by the project's id */
export function projectPictures(drawn: Map<string, string>): Map<string, string> {
  return new Map(
    [...drawn].flatMap(([name, url]) => (name.startsWith('project-') ? [[name.slice(8), url] as const] : [])),
  );
}

export function wallUrls(drawn: Map<string, string>): WallUrls {
  const url = (name: string) => drawn.get(name) ?? '';
  const sections = [...drawn.keys()].flatMap((name) => /^tiles-(.+)-light$/.exec(name)?.[1] ?? []);
  return {
    home: url('wall-home'),
    missing: { light: url('wall-missing-light'), dark: url('wall-missing-dark') },
    tiles: Object.fromEntries(
      sections.map((name) => [name, { light: url(`tiles-${name}-light`), dark: url(`tiles-${name}-dark`) }]),
    ),
  };
}
