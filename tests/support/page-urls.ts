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
 * Returns one page of each kind in each language, a different one for each language.
 * With `npm run test:all` it returns every page.
 */
export function sampleOf(config: Config): string[] {
  if (process.env.TEST_ALL) return everyUrl(config);
  const site = languagesOf(config);
  const kinds = [...groupBy(config.pages, ({ kind }) => kind).values()];
  return site.languages.flatMap((language, turn) =>
    kinds.map((pages) => pageUrl(site, pages[turn % pages.length]?.path ?? '/', language)),
  );
}
