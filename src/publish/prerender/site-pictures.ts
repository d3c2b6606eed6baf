import { tilings } from '../assets/art/tilings';
import { drawing as drawSubject } from '../assets/drawings/drawings';
import { responsivePicture } from '../assets/pictures/responsive-pictures';
import { sharePicture } from '../assets/pictures/share-picture';
import type { Reference } from '../../config/references/reference';
import type { AddFile } from '../../lib/files';
import { shareKey, shareSize } from '../../site/page-data/share-image';
import { type DrawingFile, drawingKey, sectionOfDrawing } from '../../site/parts/drawing';
import type { PictureFiles } from '../../site/parts/types';
import type { Pictures, Site } from '../../site/site';

/**
 * Stores the tilings and drawings of a site, and the pictures of its config, each with the versions for `srcset`.
 *
 * @param references those of its config
 * @param root the folder of the site, whose `public/` contains the pictures
 * @returns the pictures of the site, and the URLs of its tilings by name
 */
export async function sitePictures(
  site: Site,
  references: readonly Reference[],
  root: string,
  add: AddFile,
): Promise<{ pictures: Pictures; tilingUrls: Map<string, string> }> {
  const tilingUrls = new Map([...tilings(site)].map(([name, svg]) => [name, add(name, 'svg', svg)]));
  const pictures = new Map([
    ...site.pictures,
    ...projectPictures(tilingUrls),
    ...subjectDrawings(site, references, add),
    ...(await configPictures(references, root, add)),
  ]);
  return { pictures, tilingUrls };
}

/**
 * Draws and stores the share pictures of a site, one for each drawing and section.
 *
 * @returns the pictures, by `shareKey()`
 */
export async function sharePictures({ config }: Site, root: string, add: AddFile): Promise<Pictures> {
  const drawn = config.pages.filter(({ ogImage }) => ogImage === undefined);
  const pages = new Map(drawn.map((page) => [shareKey(page), page]));
  const stored = [...pages].map(async ([key, page]): Promise<[string, PictureFiles]> => {
    const src = add(key.replaceAll(':', '-'), 'jpg', await sharePicture(config.theme, page, root));
    return [key, { src, ...shareSize, sources: [] }];
  });
  return new Map(await Promise.all(stored));
}

/** Returns the tilings of the projects as pictures, by project id. */
function projectPictures(urls: Map<string, string>): Pictures {
  return new Map(
    [...urls].flatMap(([name, src]) =>
      name.startsWith('project-')
        ? [[name.slice('project-'.length), { src, width: 760, height: 520, sources: [] }] as const]
        : [],
    ),
  );
}

/** Stores the drawings that the config names, in the colors of the sections that show them, and returns them as pictures. */
function subjectDrawings(site: Site, references: readonly Reference[], add: AddFile): Pictures {
  const placeOf = ({ path }: Reference) => path.slice(0, -1).join('.');
  const links = references.filter(({ kind }) => kind === 'target');
  const linkAt = new Map(links.map((link) => [placeOf(link), link.value]));
  return new Map(
    references.flatMap((reference) => {
      const page = site.config.pages[Number(reference.path[1])];
      if (reference.kind !== 'drawing' || !page) return [];
      const name = reference.value as DrawingFile;
      const section = sectionOfDrawing(site, page, linkAt.get(placeOf(reference)));
      const svg = drawSubject(name, site.config.theme, section);
      const [, width = 1200, height = 900] = /^<svg \S+ width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
      const src = add(`drawing-${name}-${section}`, 'svg', svg);
      const files = { src, width: Number(width), height: Number(height), sources: [] };
      return [[drawingKey(name, section), files] as const];
    }),
  );
}

/** Stores the pictures of the config, and returns them by their path in it. The share image of a page is published unchanged. */
async function configPictures(
  references: readonly Reference[],
  root: string,
  add: AddFile,
): Promise<Pictures> {
  const paths = references.flatMap(({ kind, value, path }) =>
    kind === 'picture' && path.at(-1) !== 'ogImage' ? String(value) : [],
  );
  const stored = [...new Set(paths)].map(
    async (src) => [src, await responsivePicture(root, src, add)] as const,
  );
  return new Map(await Promise.all(stored));
}
