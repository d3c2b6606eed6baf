import type { BlockContext } from './context';
import type { DerivedFields, LinkData } from '../page-data.types';
import { pageUrl } from '../page-url';
import { planData } from '../parts/plan';
import { pageById } from '../site';
import type { BlockByType } from '../types.generated';

/** What a hero shows of its page: the way to it, its drawing and, where asked for, its contents. */
export function heroData(block: BlockByType['hero'], context: BlockContext): DerivedFields['hero'] {
  return {
    breadcrumbs: breadcrumbs(context),
    plan: planData(context.site, context.page),
    contentsLinks: block.contents ? contentsLinks(context) : [],
  };
}

function breadcrumbs({ site, page, language, speak }: BlockContext): { label: string; href?: string }[] {
  const home = site.paths.get('/');
  if (!home || page === home) return [];
  const first = page.section && site.config.theme.sections[page.section]?.page;
  const above = [home, ...(first && first !== page.id ? [pageById(site, first)] : [])];
  return [
    ...above.map((parent) => ({ label: speak(parent.name).text, href: pageUrl(parent.path, language) })),
    { label: speak(page.name).text },
  ];
}

function contentsLinks({ page, speak }: BlockContext): LinkData[] {
  return page.blocks.flatMap((block) =>
    block.type === 'prose'
      ? block.parts.map((part) => ({ label: speak(part.title).text, href: `#${part.id}` }))
      : [],
  );
}
