import { languagesOf } from '../site/languages';
import { pagePath } from '../site/page-url';
import type { SiteConfig } from '../site/types.generated';

/**
 * Lists the content that is still a placeholder: the company, people, projects and testimonials.
 *
 * @returns the location of each, such as `/consulting/nos-realisations › cases (3)`
 */
export function listPlaceholders(config: SiteConfig): string[] {
  const company = config.organization.placeholder ? ['organization'] : [];
  const languages = languagesOf(config);
  const items = config.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const count = placeholders(block);
      return count === 0 ? [] : [`${pagePath(languages, page.path)} › ${block.type} (${count})`];
    }),
  );
  return [...company, ...items];
}

/** Returns how many parts of a block are placeholders. */
function placeholders(part: unknown): number {
  if (part === null || typeof part !== 'object') return 0;
  const own = 'placeholder' in part && part.placeholder === true ? 1 : 0;
  return Object.values(part).reduce<number>((count, child) => count + placeholders(child), own);
}
