import { formatCaseStat } from '../format';
import { siteLanguage } from '../languages';
import type { BlockContext } from './context';
import { blocksOfType } from './find-blocks';
import type { BlockModel } from './model';
import type { DerivedFields, PictureData, PlanData, Resolved, Translate } from '../page-data.types';
import { pictureData } from '../parts/picture';
import { planData, sectionPlan, wholePlan } from '../parts/plan';
import { resolveTexts } from '../parts/resolve-texts';
import { defaultSection } from '../section';
import type { Site } from '../site';
import type { BlockByType, FigureName, Page } from '../types.generated';

export const cases: BlockModel<'cases'> = {
  data: casesData,
  unusedFields: { projects: [], cards: ['items[].picture'] },
  // A project with a site has a name of its own; other cases are named after the work done.
  isProperName: ({ variant }, path) => variant === 'projects' && path.length === 3 && path[2] === 'name',
};

/** Returns the cases of a block, projects with a picture and cards with a plan. */
function casesData(
  block: BlockByType['cases'],
  { site, page, language, t }: BlockContext,
): DerivedFields['cases'] {
  const { numbers } = siteLanguage(language);
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
        : { picture: undefined, plan: casePlan(site, page, item.id) }),
    })),
  };
}

/** Returns the plan of a case: the services that prove their work with it fill in their petals, or else all do. */
function casePlan(site: Site, page: Page, id: string): PlanData {
  const section = page.section ?? defaultSection;
  const services = (site.sections.get(section) ?? []).filter(({ blocks }) =>
    blocksOfType(blocks, 'proof')
      .flatMap((block) => block.cases)
      .some(({ to }) => to === `${page.id}#${id}`),
  );
  const laid = services.flatMap((service) => planData(site, service).laid);
  return wholePlan({ ...sectionPlan(site, section), laid });
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
