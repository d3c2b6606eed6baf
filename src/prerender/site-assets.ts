import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { layoutData } from '../site/page-data/layout-data';
import { languages, type Language } from '../site/languages';
import type { BuildInfo } from '../site/page-data/page-data';
import { siteOf, type Pictures, type Site } from '../site/site';
import baseCss from '../ui/base.css?raw';
import type { ClientBundle } from './client/client-bundle';
import type { DocumentContext } from './pages/render-document';
import { fontCss, fonts } from '../assets/fonts/fonts';
import { iconSvg } from '../assets/icons/favicon-svg';
import { integrity } from '../lib/hash';
import { madePicture, pictureSources } from '../assets/pictures/responsive-pictures';
import { pageColors, themeCss, type WallUrls } from '../assets/theme-css';
import { siteIcons } from '../assets/icons/site-icons';
import { walls } from '../assets/art/tilings';
import { webManifest } from '../assets/icons/web-manifest';
import type { SiteFile } from '../lib/output-file';

/** Everything of a built site but its pages, and what its pages are made from. */
export interface SiteAssets {
  /** The assets, each with a hash of its content in its name; icons and manifests at their fixed addresses; what lies under `public/`. */
  files: SiteFile[];
  /** The site with its pictures. */
  site: Site;
  /** The build the pages belong to. */
  edition: BuildInfo;
  /** What all documents of the build share. */
  kit: DocumentContext;
}

/**
 * Makes everything of a site that stands beside its pages. No page has to be drawn for it.
 *
 * @param client the browser's bundle
 * @param year the year of the build, for the footer
 * @param root the folder of the project, whose `public/` holds its pictures
 * @param isHidden whether search engines are kept from all pages
 * @param hasSums whether pages say the sums of the stylesheet and the start script
 */
export async function siteAssets(
  checked: Site,
  client: ClientBundle,
  year: number,
  root: string,
  { isHidden = false, hasSums = true } = {},
): Promise<SiteAssets> {
  const files: SiteFile[] = client.files.map(({ url, bytes }) => ({ path: url.slice(1), content: bytes }));
  const add = (name: string, extension: string, content: string | Uint8Array): string => {
    const path = `assets/${name}-${contentHash(content)}.${extension}`;
    files.push({ path, content });
    return `/${path}`;
  };

  const drawn = new Map([...walls(checked)].map(([name, svg]) => [name, add(name, 'svg', svg)]));
  const pictures = new Map([...projectPictures(drawn), ...(await configPictures(checked, root, add))]);
  const site = siteOf(checked.config, checked.messages, pictures);
  const fontFiles = (await fonts(site, root)).map((file) => ({
    file,
    url: add(`font-${file.name}`, 'woff2', file.bytes),
  }));
  const frames = perLanguage((language) => ({
    ...layoutData(site, language, year),
    ...(isHidden && { isHidden }),
  }));
  const frameUrls = perLanguage((language) =>
    add(`frame-${language}`, 'json', JSON.stringify(frames[language])),
  );
  const styles = [fontCss(fontFiles), themeCss(site.config.theme, wallUrls(drawn)), baseCss, client.css].join(
    '\n',
  );
  const assets = {
    stylesheet: add('site', 'css', styles),
    icon: add('icon', 'svg', iconSvg(site.config.theme)),
    colors: pageColors(site.config.theme),
    start: client.start,
    ...(hasSums && { integrity: { stylesheet: integrity(styles), start: integrity(startOf(client)) } }),
    fonts: perLanguage((language) =>
      fontFiles.filter(({ file }) => file.preload.includes(language)).map(({ url }) => url),
    ),
  };
  const build = contentHash([client.start, assets.stylesheet, ...Object.values(frameUrls)].join());
  const manifests = languages.map((language) => webManifest(site, language, assets.icon));
  return {
    // What lies under public/ comes last: a file of the same name takes the place of one made here.
    files: [...files, ...(await siteIcons(site.config.theme)), ...manifests, ...publicFiles(root)],
    site,
    edition: { build, frames: frameUrls },
    kit: { frames, assets },
  };
}

/** The bytes of the script that every page has. */
function startOf({ files, start }: ClientBundle): Uint8Array {
  const file = files.find(({ url }) => url === start);
  if (!file) throw new Error(`the client bundle has no ${start}`);
  return file.bytes;
}

/** What lies under `public/` goes into the site as it is. */
function publicFiles(root: string): SiteFile[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ path: relative(folder, file).replaceAll('\\', '/'), content: readFileSync(file) }));
}

/** The first characters of a content's hash: enough to tell two builds apart. */
function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** The walls of the projects, by the project's id. */
export function projectPictures(drawn: Map<string, string>): Pictures {
  return new Map(
    [...drawn].flatMap(([name, src]) =>
      name.startsWith('project-')
        ? [[name.slice('project-'.length), { src, width: 760, height: 520, sources: [] }] as const]
        : [],
    ),
  );
}

/** The pictures that the config names, each in the versions a browser chooses from. */
export async function configPictures(
  site: Site,
  root: string,
  add: (name: string, extension: string, content: Uint8Array) => string,
): Promise<Pictures> {
  const made = await Promise.all(pictureSources(site).map((src) => madePicture(root, src)));
  return new Map(
    made.map(({ src, width, height, files }) => {
      const name = `picture-${src.replace(/^.*\/|\.\w+$/g, '')}`;
      const urls = files.map((file) => ({
        ...file,
        url: add(`${name}-${file.width}`, file.format, file.bytes),
      }));
      const sources = (['avif', 'webp'] as const).map((format) => ({
        type: `image/${format}`,
        srcset: urls
          .filter((file) => file.format === format)
          .map((file) => `${file.url} ${file.width}w`)
          .join(', '),
      }));
      return [src, { src: urls.at(-1)?.url ?? src, width, height, sources }] as const;
    }),
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
