import type { BlockContext, BlockModel } from './model';
import { blocksOfType } from './find-blocks';
import type { LinkData } from '../parts/types';
import { pageUrl } from '../page-url';
import { drawingOf } from '../parts/drawing';
import { pageById } from '../site';

/** Breadcrumbs, the drawing and, if requested, links to the contents. */
export const hero = {
  data: ({ contents }, context) => ({
    breadcrumbs: breadcrumbs(context),
    ...drawingOf(context.site, context.page),
    contentsLinks: contents ? contentsLinks(context) : [],
  }),
} satisfies BlockModel<'hero'>;

function breadcrumbs({ site, page, language, t }: BlockContext): { label: string; href?: string }[] {
  const home = site.paths.get('/');
  if (!home || page === home) return [];
  const first = page.section && site.config.theme.sections[page.section]?.page;
  const above = [home, ...(first && first !== page.id ? [pageById(site, first)] : [])];
  return [
    ...above.map((parent) => ({ label: t(parent.name).text, href: pageUrl(site, parent.path, language) })),
    { label: t(page.name).text },
  ];
}

function contentsLinks({ page, t }: BlockContext): LinkData[] {
  return blocksOfType(page.blocks, 'prose').flatMap(({ parts }) =>
    parts.map((part) => ({ label: t(part.title).text, href: `#${part.id}` })),
  );
}
