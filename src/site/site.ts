import type { Language } from './languages';
import type { PictureData } from './page-data.types';
import type { Page, SiteConfig } from './types.generated';

/** Nested words, as they stand in a locale file. */
export interface Words {
  [key: string]: string | Words;
}

/** The pictures of a site, without the words that say what they show. */
export type Pictures = ReadonlyMap<string, Omit<PictureData, 'alt'>>;

/** The whole site as data, checked: whoever holds one need not doubt it. */
export interface Site {
  config: SiteConfig;
  /** The words of `locales/`, by language. */
  words: Record<Language, Words>;
  pages: ReadonlyMap<string, Page>;
  /** The pages of each section in their order, without the section's first page. */
  sections: ReadonlyMap<string, readonly Page[]>;
  /** Pictures, by their name in the config or, for the wall of a project, by the project's id. */
  pictures: Pictures;
}

/** The site of a checked config and its words. */
export function siteOf(
  config: SiteConfig,
  words: Record<Language, Words>,
  pictures: Pictures = new Map(),
): Site {
  const sections = new Map<string, Page[]>();
  for (const page of config.pages) {
    if (page.section === undefined || page.id === config.theme.sections[page.section]?.page) continue;
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return { config, words, pages: new Map(config.pages.map((page) => [page.id, page])), sections, pictures };
}

/** The page with an id. The config was checked: an unknown id is a mistake of the program. */
export function pageById(site: Site, id: string): Page {
  const page = site.pages.get(id);
  if (!page) throw new Error(`there is no page "${id}"`);
  return page;
}
