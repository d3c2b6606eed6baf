import { translator } from '../../src/site/translate';
import { pageById, type Site } from '../../src/site/site';
import type { InlineText, Page, SiteConfig, Text } from '../../src/site/types.generated';

/**
 * Returns a config with more pages: copies of its services under other names and addresses. The result depends only on
 * the arguments.
 *
 * @param count the number of additional pages of the config; each has an address in every language
 * @param config the config to extend: that of the site, or the same as it is written
 */
export function largeSite(site: Site, count: number, config = site.config): SiteConfig {
  const services = config.pages.filter(({ id, kind }) => kind === 'service' && site.pages.has(id));
  const numbered = (text: Text, number: number) =>
    Object.fromEntries(
      config.languages.map(({ code }) => [code, `${translator(site, code)(text).text} ${number}`]),
    ) as InlineText;
  const copies = Array.from({ length: count }, (_, index): Page => {
    const [page, number] = [services[index % services.length]!, index + 1];
    const { name, summary = name, description } = pageById(site, page.id);
    return {
      ...page,
      id: `page-${number}`,
      path: `/${page.section}/page-${number}`,
      name: numbered(name, number),
      title: numbered(name, number), // a title with a number would be too long for search engines
      summary: numbered(summary, number),
      description: numbered(description, number),
    };
  });
  return { ...config, pages: [...config.pages, ...copies] };
}
