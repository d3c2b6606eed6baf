import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';

/** The config as it is: a page that was added is tested with the others. */
export const config = JSON.parse(readFileSync('site.config.json', 'utf8')) as SiteConfig;

/** Every page in every language. */
export const allUrls = languages.flatMap((language) =>
  config.pages.map(({ path }) => pageUrl(path, language)),
);

/**
 * The pages to look at: all of them with `npm run test:all`; otherwise one of each kind in each language,
 * and which one of a kind it is differs from language to language.
 */
export const sampleUrls = process.env.TEST_ALL ? allUrls : languages.flatMap(onePerKind);

function onePerKind(language: Language, turn: number): string[] {
  const kinds = new Map<string, SiteConfig['pages']>();
  for (const page of config.pages) {
    const kind = `${page.kind} ${page.blocks.at(-1)?.type}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()].map((pages) => pageUrl(pages[turn % pages.length]?.path ?? '/', language));
}
