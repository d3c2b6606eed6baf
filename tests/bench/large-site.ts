import { translator } from '../../src/site/translate';
import { createSite, type Content } from '../../src/site/site';
import type { InlineText, Page, SiteConfig, Text } from '../../src/site/types.generated';

/**
 * Returns a config with more pages: copies of its services under other names and addresses. The result depends only on
 * the arguments.
 *
 * @param count the number of additional pages of the config; each has an address in every language
 */
export function largeSite({ config, messages }: Content, count: number): SiteConfig {
  const site = createSite(config, messages);
  const services = config.pages.filter(({ kind }) => kind === 'service');
  const numbered = (text: Text, number: number) =>
    Object.fromEntries(
      config.languages.map(({ code }) => [code, `${translator(site, code)(text).text} ${number}`]),
    ) as InlineText;
  const copies = Array.from({ length: count }, (_, index): Page => {
    const [page, number] = [services[index % services.length]!, index + 1];
    return {
      ...page,
      id: `page-${number}`,
      path: `/${page.section}/page-${number}`,
      name: numbered(page.name, number),
      title: numbered(page.title, number),
      summary: numbered(page.summary ?? page.name, number),
      description: numbered(page.description, number),
    };
  });
  return { ...config, pages: [...config.pages, ...copies] };
}
