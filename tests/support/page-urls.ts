import { languagesOf, type Language } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';

type Config = Pick<SiteConfig, 'languages' | 'pages'>;
type Pages = SiteConfig['pages'];

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
  return process.env.TEST_ALL
    ? everyUrl(config)
    : languagesOf(config).languages.flatMap((language, turn) => onePerKind(config, language, turn));
}

function onePerKind(config: Config, language: Language, turn: number): string[] {
  const kinds = new Map<Pages[number]['kind'], Pages>();
  for (const page of config.pages) {
    kinds.set(page.kind, [...(kinds.get(page.kind) ?? []), page]);
  }
  return [...kinds.values()].map((all) =>
    pageUrl(languagesOf(config), all[turn % all.length]?.path ?? '/', language),
  );
}
