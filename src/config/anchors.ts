import type { SiteConfig } from '../site/types.generated';

/** Returns the anchors of the blocks of each page, by the id of the page. */
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

/** Returns the ids of the pages with the contact form. Each has an anchor per page id, which fills in the subject. */
export function formPages(config: SiteConfig): Set<string> {
  return new Set(
    config.pages
      .filter((page) => page.blocks.some((block) => block.type === 'contact-form'))
      .map((page) => page.id),
  );
}
