import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFiles } from '../../config/source/public-files';
import { contentHash } from '../../lib/content-hash';
import { tell } from '../../lib/text/message-language';
import { withoutMetadata } from '../assets/pictures/without-metadata';
import type { AddFile, SiteFile } from '../../lib/files';
import { fontScript, perLanguage, siteScripts } from '../../site/languages';
import type { Site } from '../../site/site';
import type { ClientBundle } from './client/client-bundle';
import { pageStyles } from './pages/page-styles';
import { prepareSite, type PrepareOptions } from './prepare-site';
import { sharePictures } from './site-pictures';

/**
 * Creates the site of a valid config and generates its files except its pages, without rendering a page.
 *
 * @param client the client bundle
 * @returns the assets, with a content hash in their names, icons and manifests at fixed paths, and the files of `public/`;
 *   the build that the pages belong to; and the data that all documents share
 */
export async function siteAssets(valid: Site, client: ClientBundle, root: string, options: PrepareOptions) {
  const files: SiteFile[] = client.files.map(({ url, bytes }) => ({ path: url.slice(1), content: bytes }));
  const stylesheets: SiteFile[] = [];
  const paths = new Set<string>();
  const addTo =
    (list: SiteFile[]): AddFile =>
    (name, extension, content) => {
      const path = `assets/${name}-${contentHash(content)}.${extension}`;
      if (!paths.has(path)) list.push({ path, content });
      paths.add(path);
      return `/${path}`;
    };
  const add = addTo(files);
  const pictures = await sharePictures(valid, root, add);
  const prepared = await prepareSite({ ...valid, pictures }, root, add, options);
  const { site, layouts, layoutUrls, preloads } = prepared;
  for (const { name, license } of prepared.fontPackages)
    add(`font-license-${name}`, 'txt', readFileSync(license));
  const components = client.components.map(({ name, css }) => ({ name, css: prepared.withMedia(css) }));
  const base = new Map(siteScripts(site).map((script) => [script, prepared.base(script)]));
  const assets = {
    ...prepared.assets,
    styles: pageStyles({ ...prepared, base, components }, addTo(stylesheets), add),
    start: client.start,
    fonts: perLanguage(site, (language) => preloads(fontScript(language))),
  };
  const build = contentHash(
    [
      client.start,
      ...base.values(),
      prepared.later,
      ...components.map(({ css }) => css),
      ...Object.values(layoutUrls),
    ].join(),
  );
  return {
    // The files of public/ come last: they replace icons and manifests with the same name.
    files: [...files, ...(await prepared.fixedFiles()), ...(await ownFiles(root))],
    /** The stylesheets of the pages that were rendered; `renderPages()` yields them. */
    stylesheets,
    site,
    buildInfo: { build, layouts: layoutUrls },
    context: { layouts, assets },
  };
}

/** Returns the files of `public/`: pictures without their metadata, the others unchanged. */
async function ownFiles(root: string): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  for (const path of publicFiles(root)) {
    const content = await withoutMetadata(root, readFileSync(join(root, 'public', path)));
    if (content) files.push({ path, content });
    else
      tell({
        en: `public/${path} is not published: its metadata, such as the place where it was taken, cannot be removed. Save it as JPEG, PNG or WebP.`,
        fr: `public/${path} n’est pas publié : impossible d’en retirer les métadonnées, comme le lieu de la prise de vue. Enregistrez-le en JPEG, PNG ou WebP.`,
      });
  }
  return files;
}
