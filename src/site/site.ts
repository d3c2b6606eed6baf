import type { Language } from './languages';
import type { PictureData } from './page-data.types';
import type { Page, SiteConfig } from './types.generated';

/** Nested words, as they stand in a locale file. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The pictures of a site, without the words that say what they show. */
export type Pictures = ReadonlyMap<string, Omit<PictureData, 'alt'>>;

/** The whole site as data, checked: whoever holds one need not doubt it. */
export interface Site {
  config: SiteConfig;
  /** The words of `locales/`, by language. */
  messages: Record<Language, Messages>;
  /** The pages by their id. */
  pages: ReadonlyMap<string, Page>;
  /** The pages by their path. */
  paths: ReadonlyMap<string, Page>;
  /** The pages of each section in their order, without the section's first page. */
  sections: ReadonlyMap<string, readonly Page[]>;
  /** The place of each of these pages among those of its section, counted from 0, by its id. */
  places: ReadonlyMap<string, number>;
  /** Pictures, by their name in the config or, for the wall of a project, by the project's id. */
  pictures: Pictures;
}

/** The site of a checked config and its words. */
export function siteOf(
  config: SiteConfig,
  words: Record<Language, Messages>,
  pictures: Pictures = new Map(),
): Site {
  const sections = new Map<string, Page[]>();
  const places = new Map<string, number>();
  for (const page of config.pages) {
    if (page.section === undefined || page.id === config.theme.sections[page.section]?.page) continue;
    const pages = sections.get(page.section) ?? [];
    places.set(page.id, pages.length);
    pages.push(page);
    sections.set(page.section, pages);
  }
  return {
    config,
    messages: words,
    pages: new Map(config.pages.map((page) => [page.id, page])),
    paths: new Map(config.pages.map((page) => [page.path, page])),
    sections,
    places,
    pictures,
  };
}

/** The page with an id. The config was checked: an unknown id is a mistake of the program. */
export function pageById(site: Site, id: string): Page {
  const page = site.pages.get(id);
  if (!page) throw new Error(`there is no page "${id}"`);
  return page;
}
