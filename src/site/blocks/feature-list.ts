import type { DerivedFields } from '../page-data.types';
import { pageLinkData } from '../parts/page-link';
import { pictureData } from '../parts/picture';
import { sectionPlan } from '../parts/plan';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';
import type { BlockContext } from './context';
import type { BlockModel } from './model';

export const featureList: BlockModel<'feature-list'> = {
  data: featureListData,
  unusedFields: {
    plate: ['lead', 'places', 'people'],
    statement: ['promise', 'promiseText', 'places', 'people'],
    chapters: ['promise', 'promiseText'],
  },
};

/** Returns what only chapters show: the sections of the site and the people. */
function featureListData(
  { variant, people }: BlockByType['feature-list'],
  context: BlockContext,
): DerivedFields['feature-list'] {
  const { site, page, language, t } = context;
  if (variant !== 'chapters') return {};
  return {
    sections: Object.values(site.config.theme.sections).flatMap(({ page: first }) =>
      first === undefined ? [] : [pageLinkData(site, pageById(site, first), language)],
    ),
    ...(people && {
      people: people.map(({ name, role, section = page.section ?? defaultSection, picture }) => ({
        name: t(name).text,
        role: t(role).text,
        section,
        plan: sectionPlan(site, section),
        sign: site.config.theme.sections[section]?.sign ?? 'star',
        ...(picture && { picture: pictureData(site, picture, t) }),
      })),
    }),
  };
}
