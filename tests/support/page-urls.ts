import { groupBy } from '../../src/lib/lists/group-by';
import { languagesOf } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';

type Config = Pick<SiteConfig, 'languages' | 'pages'>;

/** Returns the address of every page in every language. */
export function everyUrl(config: Config): string[] {
  const site = languagesOf(config);
  return site.languages.flatMap((language) => config.pages.map(({ path }) => pageUrl(site, path, language)));
}

/**
 * Returns pages of half of the kinds in each language, so that each kind and each language is among them. With
 * `npm run test:all` it returns every page.
 */
export function sampleOf(config: Config): string[] {
  if (process.env.TEST_ALL) return everyUrl(config);
  const site = languagesOf(config);
  const kinds = [...groupBy(config.pages, ({ kind }) => kind).values()];
  return site.languages.flatMap((language, turn) =>
    kinds
      .filter((_, index) => (index + turn) % 2 === 0)
      .map((pages) => pageUrl(site, pages[turn % pages.length]?.path ?? '/', language)),
  );
}
