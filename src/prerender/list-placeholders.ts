import { pagePath } from '../site/page-url';
import type { Site } from '../site/site';

/**
 * Lists the content that is still a placeholder: the company, clients, projects and testimonials.
 *
 * @returns the location of each, such as `/consulting/nos-realisations › cases (3)`
 */
export function listPlaceholders({ config }: Site): string[] {
  const company = config.organization.placeholder ? ['organization'] : [];
  const items = config.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const entries: readonly object[] = 'items' in block ? (block.items ?? []) : [];
      const count = entries.filter((entry) => 'placeholder' in entry && entry.placeholder).length;
      return count === 0 ? [] : [`${pagePath(page.path)} › ${block.type} (${count})`];
    }),
  );
  return [...company, ...items];
}
