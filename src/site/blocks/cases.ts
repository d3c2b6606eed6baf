import { formatCaseStat } from '../format';
import { siteLanguage } from '../languages';
import type { BlockContext } from './context';
import type { BlockModel } from './model';
import type { DerivedFields, PictureData, Resolved, Translate } from '../page-data.types';
import { drawingUrl } from '../parts/drawing';
import { pictureData } from '../parts/picture';
import { sectionPlan } from '../parts/plan';
import { resolveTexts } from '../parts/resolve-texts';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { BlockByType, FigureName } from '../types.generated';

export const cases: BlockModel<'cases'> = {
  data: casesData,
  unusedFields: { projects: ['items[].drawing'], cards: ['items[].picture'] },
  // A project with a site has a name of its own; other cases are named after the work done.
  isProperName: ({ variant }, path) => variant === 'projects' && path.length === 3 && path[2] === 'name',
};

/** Returns the cases of a block: projects with a picture, cards with their drawing or the plan of their section. */
function casesData(
  block: BlockByType['cases'],
  { site, page, language, t }: BlockContext,
): DerivedFields['cases'] {
  const { numbers } = siteLanguage(language);
  const plan = sectionPlan(site, page.section ?? defaultSection);
  return {
    items: block.items.map((item) => ({
      ...(resolveTexts(
        item,
        (text) => t(text).text,
        () => ({ href: '' }),
      ) as Resolved<typeof item>),
      stats: Object.entries(item.stats).map(([name, value]) => ({
        name: name as FigureName,
        value: Number(value),
        display: formatCaseStat(name as FigureName, Number(value), numbers),
      })),
      ...(block.variant === 'projects'
        ? { picture: casePicture(site, item, t) }
        : { picture: undefined, plan, drawing: drawingUrl(site, item.drawing, page.section) }),
    })),
  };
}

/** Returns the project's picture, or the decorative tiling that the build draws for it, which has an empty alt text. */
function casePicture(
  site: Site,
  { id, picture }: BlockByType['cases']['items'][number],
  t: Translate,
): PictureData {
  if (picture) return pictureData(site, picture, t);
  const fallback = { src: `/assets/${id}.svg`, width: 1200, height: 800, sources: [] };
  return { ...(site.pictures.get(id) ?? fallback), alt: '' };
}
