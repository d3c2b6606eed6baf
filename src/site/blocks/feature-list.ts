import { pageUrl } from '../page-url';
import { pageLinkData } from '../parts/page-link';
import { signOf, defaultSection } from '../section';
import { sectionPlan } from '../parts/plan';
import type { ResolvedBlock } from '../parts/resolved-block';
import { pageById } from '../site';
import type { BlockContext, BlockModel } from './model';
import { pageWith } from './find-blocks';

export const featureList = {
  data: (block, context) => ({ ...(block.variant === 'chapters' && chaptersData(block, context)) }),
} satisfies BlockModel<'feature-list'>;

/** Returns what only chapters show: the sections of the site and the people. */
function chaptersData({ people }: ResolvedBlock<'feature-list'>, { site, page, language }: BlockContext) {
  const contact = pageWith(site.config, 'contact-form')!;
  return {
    sections: Object.values(site.config.theme.sections).flatMap(({ page: first }) =>
      first === undefined ? [] : [pageLinkData(site, pageById(site, first), language)],
    ),
    ...(people && {
      people: people.map(({ name, role, section = page.section ?? defaultSection, picture }) => ({
        name,
        firstName: name.split(' ')[0] ?? '',
        contactHref: pageUrl(site, contact.path, language),
        role,
        section,
        plan: sectionPlan(site, section),
        sign: signOf(site, section),
        ...(picture && { picture }),
      })),
    }),
  };
}
