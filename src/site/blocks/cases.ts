import { formatCaseStat } from '../format';
import { numberFormat } from '../languages';
import type { BlockContext, BlockModel } from './model';
import type { PictureData, Resolved, Translate } from '../parts/types';
import { drawingUrl } from '../parts/drawing';
import { pageLink } from '../parts/page-link';
import { pictureData } from '../parts/picture';
import { sectionPlan } from '../parts/plan';
import { resolveTexts } from '../parts/resolve-texts';
import { pageAt } from '../parts/target';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { BlockByType, FigureName, Page } from '../types.generated';
import { blocksOfType } from './find-blocks';

export const cases = {
  data: casesData,
  // A project with a site has a name of its own; other cases are named after the work done.
  isProperName: ({ variant }, path) => variant === 'projects' && path.length === 3 && path[2] === 'name',
} satisfies BlockModel<'cases'>;

/** Returns the cases of a block: projects with a picture, cards with their drawing or the plan of their section. */
function casesData(block: BlockByType['cases'], { site, page, language, t }: BlockContext) {
  const numbers = numberFormat(site.config, language);
  const plan = sectionPlan(site, page.section ?? defaultSection);
  const isProject = block.variant === 'projects';
  return {
    items: block.items.map(({ service, ...item }) => ({
      ...(resolveTexts(
        site,
        item,
        (text) => t(text).text,
        () => ({ href: '' }),
      ) as Omit<Resolved<typeof item>, 'picture' | 'drawing'>),
      ...(service !== undefined && { service: pageLink(site, service, language) }),
      stats: Object.entries(item.stats).map(([name, value]) => ({
        name: name as FigureName,
        value: Number(value),
        display: formatCaseStat(name as FigureName, Number(value), numbers),
      })),
      picture: isProject ? casePicture(site, item, page.section, t) : undefined,
      ...(!isProject && { plan, drawing: drawingUrl(site, item.drawing, page.section) }),
    })),
  };
}

/** Returns the project's picture; otherwise its drawing, or the tiling of the build, which are decorative. */
function casePicture(
  site: Site,
  { id, picture, drawing }: BlockByType['cases']['items'][number],
  section: string | undefined,
  t: Translate,
): PictureData {
  if (picture) return pictureData(site, picture, t);
  const src = drawingUrl(site, drawing, section) ?? site.pictures.get(id)?.src ?? `/assets/${id}.svg`;
  return { src, width: 760, height: 520, sources: [], alt: '' };
}

/** A case as the config describes it. */
export type Case = BlockByType['cases']['items'][number];

/** Returns the page that a target such as `our-work#bakery` names, and the case there; no case for another anchor. */
export function caseAt(site: Site, target: string): { page: Page; item?: Case } {
  const { page, anchor } = pageAt(site, target);
  const item = blocksOfType(page.blocks, 'cases')
    .flatMap(({ items }) => items)
    .find((each) => each.id === anchor);
  return { page, ...(item && { item }) };
}
