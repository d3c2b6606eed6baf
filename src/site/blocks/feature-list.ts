import { drawingUrl } from '../parts/drawing';
import { pageUrl } from '../page-url';
import { pageLinkData } from '../parts/page-link';
import { signOf, defaultSection } from '../section';
import { pictureData } from '../parts/picture';
import { sectionPlan } from '../parts/plan';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';
import type { BlockContext, BlockModel } from './model';
import { pageWith } from './find-blocks';

export const featureList = {
  data: (block, context) => ({ ...(block.variant === 'chapters' && chaptersData(block, context)) }),
} satisfies BlockModel<'feature-list'>;

/** Returns what only chapters show: the sections of the site and the people. */
function chaptersData({ people, map }: BlockByType['feature-list'], context: BlockContext) {
  const { site, page, language, t } = context;
  const contact = pageWith(site.config, 'contact-form');
  return {
    sections: Object.values(site.config.theme.sections).flatMap(({ page: first }) =>
      first === undefined ? [] : [pageLinkData(site, pageById(site, first), language)],
    ),
    ...(map && { mapUrl: drawingUrl(site, map, page.section) }),
    ...(people && {
      people: people.map(({ name, role, section = page.section ?? defaultSection, picture }) => ({
        name: t(name).text,
        firstName: t(name).text.split(' ')[0] ?? '',
        ...(contact && { contactHref: pageUrl(site, contact.path, language) }),
        role: t(role).text,
        section,
        plan: sectionPlan(site, section),
        sign: signOf(site, section),
        ...(picture && { picture: pictureData(site, picture, t) }),
      })),
    }),
  };
}
