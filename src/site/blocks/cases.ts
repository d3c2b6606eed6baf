import { formatCaseStat, formatNumber } from '../format';
import { numberFormat } from '../languages';
import type { BlockContext, BlockModel } from './model';
import type { FigureName, PictureData, ResultData } from '../parts/types';
import { pageLink } from '../parts/page-link';
import { sectionPlan } from '../parts/plan';
import { pageAt } from '../parts/target';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { BlockByType, Page } from '../types.generated';
import { blocksOfType } from './find-blocks';

/** Projects have a picture, cards their drawings or the plan of their section. */
export const cases = {
  data(block, { site, page, language }, config) {
    const numbers = numberFormat(site.config, language);
    const plan = sectionPlan(site, page.section ?? defaultSection);
    const isProject = block.variant === 'projects';
    return {
      items: block.items.map((resolved, index) => {
        // results are shown by the blocks that quote the case
        const { drawing, pair, picture, stats, result: _, ...item } = resolved;
        const service = config.items[index]?.service;
        return {
          ...item,
          ...(service !== undefined && { service: pageLink(site, service, language) }),
          stats: Object.entries(stats).map(([name, value]) => ({
            name: name as FigureName,
            value: Number(value),
            display: formatCaseStat(name as FigureName, Number(value), numbers),
          })),
          picture: isProject ? (picture ?? decoration(site, item.id, drawing)) : undefined,
          ...(!isProject && { plan, drawing, pair }),
        };
      }),
    };
  },
  // A project with a site has a name of its own; other cases are named after the work done.
  isProperName: ({ variant }, path) => variant === 'projects' && path.length === 3 && path[2] === 'name',
} satisfies BlockModel<'cases'>;

/** Returns what a project without a picture has: its drawing, or the tiling of the build. */
function decoration(site: Site, id: string, drawing: string | undefined): PictureData {
  const src = drawing ?? site.pictures.get(id)?.src ?? `/assets/${id}.svg`;
  return { src, width: 760, height: 520, sources: [], alt: '' };
}

export type Case = BlockByType['cases']['items'][number];

/** Returns the page that a target such as `our-work#bakery` names, and the case there; no case for another anchor. */
export function caseAt(site: Site, target: string): { page: Page; item?: Case } {
  const { page, anchor } = pageAt(site, target);
  const item = blocksOfType(page.blocks, 'cases')
    .flatMap(({ items }) => items)
    .find((each) => each.id === anchor);
  return { page, ...(item && { item }) };
}

/** Returns the result of a case, with its numbers as the language writes them; nothing without one. */
export function resultOf({ result }: Case, { site, language, t }: BlockContext): { result?: ResultData } {
  if (!result) return {};
  const format = (value: number) => formatNumber(value, numberFormat(site.config, language));
  const { from, value, label } = result;
  return {
    result: { ...(from !== undefined && { from: format(from) }), value: format(value), label: t(label).text },
  };
}
