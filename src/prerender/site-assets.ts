import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tilings } from '../assets/art/tilings';
import { fontCss, fonts } from '../assets/fonts/fonts';
import { iconSvg } from '../assets/icons/favicon-svg';
import { siteIcons } from '../assets/icons/site-icons';
import { webManifest } from '../assets/icons/web-manifest';
import { pictureSources, responsivePicture } from '../assets/pictures/responsive-pictures';
import { pageColors, themeCss, type TilingUrls } from '../assets/theme-css';
import { integrity } from '../lib/hash';
import type { SiteFile } from '../lib/output-file';
import { languages, perLanguage } from '../site/languages';
import { layoutData } from '../site/page-data/layout-data';
import type { BuildInfo } from '../site/page-data/page-data';
import { createSite, type Pictures, type Site } from '../site/site';
import baseCss from '../ui/base.css?raw';
import type { ClientBundle } from './client/client-bundle';
import type { DocumentContext } from './pages/render-document';

/** The files of a built site without its pages, and the data for rendering the pages. */
export interface SiteAssets {
  /** The assets, with a content hash in their names; icons and manifests at fixed paths; the files of `public/`. */
  files: SiteFile[];
  /** The site with its pictures. */
  site: Site;
  /** The build that the pages belong to. */
  buildInfo: BuildInfo;
  /** The data that all documents share. */
  context: DocumentContext;
}

/**
 * Generates the files of a site except its pages, without rendering a page.
 *
 * @param client the client bundle
 * @param year the year of the build, for the footer
 * @param root the folder of the project, whose `public/` contains its pictures
 * @param isHidden whether to block search engines on all pages
 * @param hasIntegrity whether pages have `integrity` attributes for the stylesheet and the start script
 */
export async function siteAssets(
  checked: Site,
  client: ClientBundle,
  year: number,
  root: string,
  { isHidden = false, hasIntegrity = true } = {},
): Promise<SiteAssets> {
  const files: SiteFile[] = client.files.map(({ url, bytes }) => ({ path: url.slice(1), content: bytes }));
  const add = (name: string, extension: string, content: string | Uint8Array): string => {
    const path = `assets/${name}-${contentHash(content)}.${extension}`;
    files.push({ path, content });
    return `/${path}`;
  };

  const tilingFiles = new Map([...tilings(checked)].map(([name, svg]) => [name, add(name, 'svg', svg)]));
  const pictures = new Map([...projectPictures(tilingFiles), ...(await configPictures(checked, root, add))]);
  const site = createSite(checked.config, checked.messages, pictures);
  const fontFiles = (await fonts(site, root)).map((file) => ({
    file,
    url: add(`font-${file.name}`, 'woff2', file.bytes),
  }));
  const layouts = perLanguage((language) => ({
    ...layoutData(site, language, year),
    ...(isHidden && { isHidden }),
  }));
  const layoutUrls = perLanguage((language) =>
    add(`frame-${language}`, 'json', JSON.stringify(layouts[language])),
  );
  const styles = [
    fontCss(fontFiles),
    themeCss(site.config.theme, tilingUrls(tilingFiles)),
    baseCss,
    client.css,
  ].join('\n');
  const assets = {
    stylesheet: add('site', 'css', styles),
    icon: add('icon', 'svg', iconSvg(site.config.theme)),
    colors: pageColors(site.config.theme),
    start: client.start,
    ...(hasIntegrity && {
      integrity: { stylesheet: integrity(styles), start: integrity(startScript(client)) },
    }),
    fonts: perLanguage((language) =>
      fontFiles.filter(({ file }) => file.preload.includes(language)).map(({ url }) => url),
    ),
  };
  const build = contentHash([client.start, assets.stylesheet, ...Object.values(layoutUrls)].join());
  const manifests = languages.map((language) => webManifest(site, language, assets.icon));
  return {
    // The files of public/ come last: they replace generated files with the same name.
    files: [...files, ...(await siteIcons(site.config.theme)), ...manifests, ...publicFiles(root)],
    site,
    buildInfo: { build, layouts: layoutUrls },
    context: { layouts, assets },
  };
}

/** Returns the bytes of the start script. */
function startScript({ files, start }: ClientBundle): Uint8Array {
  const file = files.find(({ url }) => url === start);
  if (!file) throw new Error(`The client bundle has no ${start}.`);
  return file.bytes;
}

/** Returns the files of `public/`, which are copied unchanged. */
function publicFiles(root: string): SiteFile[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ path: relative(folder, file).replaceAll('\\', '/'), content: readFileSync(file) }));
}

/** Returns the first ten characters of a SHA-256 hash, enough to tell two builds apart. */
function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * Returns the tilings of the projects as pictures, by project id.
 *
 * @param urls the URLs of all tilings by name
 */
export function projectPictures(urls: Map<string, string>): Pictures {
  return new Map(
    [...urls].flatMap(([name, src]) =>
      name.startsWith('project-')
        ? [[name.slice('project-'.length), { src, width: 760, height: 520, sources: [] }] as const]
        : [],
    ),
  );
}

/**
 * Returns the pictures of the config, each with the versions for `srcset`.
 *
 * @param add stores a file and returns its URL
 */
export async function configPictures(
  site: Site,
  root: string,
  add: (name: string, extension: string, content: Uint8Array) => string,
): Promise<Pictures> {
  const pictures = await Promise.all(pictureSources(site).map((src) => responsivePicture(root, src)));
  return new Map(
    pictures.map(({ src, width, height, files }) => {
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

/** Groups the URLs of the tilings by their use in the CSS. */
export function tilingUrls(urls: Map<string, string>): TilingUrls {
  const url = (name: string) => urls.get(name) ?? '';
  const sections = [...urls.keys()].flatMap((name) => /^tiles-(.+)-light$/.exec(name)?.[1] ?? []);
  return {
    home: url('wall-home'),
    missing: { light: url('wall-missing-light'), dark: url('wall-missing-dark') },
    tiles: Object.fromEntries(
      sections.map((name) => [name, { light: url(`tiles-${name}-light`), dark: url(`tiles-${name}-dark`) }]),
    ),
  };
}
