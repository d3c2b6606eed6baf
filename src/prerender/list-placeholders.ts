import type { Site } from '../site/site';

/**
 * What is still invented: the company, clients, projects and testimonials.
 *
 * @returns where each stands, such as `/consulting/nos-realisations: 3 of cases`
 */
export function placeholders({ config }: Site): string[] {
  const company = config.organization.placeholder ? ['organization'] : [];
  const clients = config.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      if (block.type !== 'cases' && block.type !== 'testimonials') return [];
      const invented = block.items.filter((item) => item.placeholder).length;
      return invented === 0 ? [] : [`${page.path}: ${invented} of ${block.type}`];
    }),
  );
  return [...company, ...clients];
}
