import type { DerivedFields } from '../page-data.types';
import type { Site } from '../site';
import type { BlockModel } from './model';

export const featureList: BlockModel<'feature-list'> = {
  data: (block, { site }) => ({ signs: block.variant === 'chapters' ? sectionSigns(site) : [] }),
  unusedFields: {
    plate: ['lead'],
    statement: ['promise', 'promiseText'],
    chapters: ['promise', 'promiseText'],
  },
};

/** Returns the icons of the sections that have a first page. */
function sectionSigns(site: Site): DerivedFields['feature-list']['signs'] {
  return Object.entries(site.config.theme.sections).flatMap(([section, { page, sign }]) =>
    page === undefined ? [] : [{ section, sign }],
  );
}
