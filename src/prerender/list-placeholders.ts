import type { Site } from '../site/site';

/**
 * Lists the content that is still a placeholder: the company, clients, projects and testimonials.
 *
 * @returns the location of each, such as `/consulting/nos-realisations: 3 of cases`
 */
export function listPlaceholders({ config }: Site): string[] {
  const company = config.organization.placeholder ? ['organization'] : [];
  const items = config.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.type !== 'cases' && block.type !== 'testimonials') return [];
      const count = block.items.filter((item) => item.placeholder).length;
      return count === 0 ? [] : [`${page.path}: ${count} of ${block.type}`];
    }),
  );
  return [...company, ...items];
}
