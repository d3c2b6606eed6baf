import type { SiteConfig } from '../site/types.generated';

/** The places that the blocks of each page have, by the page's id. */
export function anchorsByPage(config: SiteConfig): Map<string, Set<string>> {
  return new Map(
    config.pages.map((page) => [
      page.id,
      new Set(
        page.blocks.flatMap((block) => [
          ...(block.id === undefined ? [] : [block.id]),
          ...(block.type === 'prose' ? block.parts.map((part) => part.id) : []),
          ...(block.type === 'cases' ? block.items.map((item) => item.id) : []),
        ]),
      ),
    ]),
  );
}

/** The pages with the form, by their id: each also has a place for every page, which fills in the subject. */
export function formPages(config: SiteConfig): Set<string> {
  return new Set(
    config.pages
      .filter((page) => page.blocks.some((block) => block.type === 'contact-form'))
      .map((page) => page.id),
  );
}
