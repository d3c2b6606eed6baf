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
      const count = JSON.stringify(block).match(/"placeholder":true/g)?.length ?? 0;
      return count === 0 ? [] : [`${pagePath(languages, page.path)} › ${block.type} (${count})`];
    }),
  );
  return [...company, ...items];
}
