import type { BlockContext, BlockModel } from './model';
import { blocksOfType } from './find-blocks';
import type { BlockType, LinkData } from '../parts/types';
import { pageUrl } from '../page-url';
import { drawingOf } from '../parts/drawing';
import type { ResolvedBlock } from '../parts/resolved-block';
import { pageById } from '../site';

export const hero = { data: heroData } satisfies BlockModel<'hero'>;

/** Returns the hero among the blocks of a page, which come from a config or from the data of a page. */
export function heroOf<Any extends { type: BlockType }>(
  blocks: readonly Any[],
): Extract<Any, { type: 'hero' }> | undefined {
  return blocks.find(isHero);
}

/** Returns whether a block is a hero. */
export function isHero<Any extends { type: BlockType }>(block: Any): block is Extract<Any, { type: 'hero' }> {
  return block.type === 'hero';
}

/** Returns the derived fields of a hero: breadcrumbs, drawing and, if requested, links to the contents. */
function heroData(block: ResolvedBlock<'hero'>, context: BlockContext) {
  return {
    breadcrumbs: breadcrumbs(context),
    ...drawingOf(context.site, context.page),
    contentsLinks: block.contents ? contentsLinks(context) : [],
  };
}

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
