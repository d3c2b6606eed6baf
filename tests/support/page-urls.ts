import { languages, type Language } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';

type Pages = SiteConfig['pages'];

/** Returns the address of every page in every language. */
export function everyUrl(pages: Pages): string[] {
  return languages.flatMap((language) => pages.map(({ path }) => pageUrl(path, language)));
}

/**
 * Returns one page of each kind in each language, a different one for each language.
 * With `npm run test:all` it returns every page.
 */
export function sampleOf(pages: Pages): string[] {
  return process.env.TEST_ALL
    ? everyUrl(pages)
    : languages.flatMap((language, turn) => onePerKind(pages, language, turn));
}

function onePerKind(pages: Pages, language: Language, turn: number): string[] {
  const kinds = new Map<Pages[number]['kind'], Pages>();
  for (const page of pages) {
    kinds.set(page.kind, [...(kinds.get(page.kind) ?? []), page]);
  }
  return [...kinds.values()].map((all) => pageUrl(all[turn % all.length]?.path ?? '/', language));
}
