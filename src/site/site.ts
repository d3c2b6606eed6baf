import { groupBy } from '../lib/lists/group-by';
import { languagesOf, type Language, type Languages } from './languages';
import type { PictureFiles } from './parts/types';
import { pagePath } from './page-url';
import type { Page, SiteConfig } from './types.generated';

/** The nested texts of a locale file. */
export interface Messages {
  [key: string]: string | Messages;
}

/** The pictures of a site, without their alternative texts. */
export type Pictures = ReadonlyMap<string, PictureFiles>;

/** The data of a site whose config has passed validation. */
export interface Site extends Languages {
  /** The config; each text in it holds its words in every language that has them. */
  config: SiteConfig;
  /** The texts of `locales/`, by language. */
  messages: Record<Language, Messages>;
  pages: ReadonlyMap<string, Page>;
  /** The pages by their French path. */
  paths: ReadonlyMap<string, Page>;
  /** The pages of each section in their order, without the first page of the section. */
  sections: ReadonlyMap<string, readonly Page[]>;
  /** The pictures, by their name in the config; the tiling of a project, by the project's id; drawings, by `drawingKey()`. */
  pictures: Pictures;
}

/** Creates the site of a valid config and its texts. The build gives it its pictures. */
export function createSite(config: SiteConfig, messages: Record<Language, Messages>): Site {
  const languages = languagesOf(config);
  const later = config.pages.filter(
    ({ id, section }) => section !== undefined && id !== config.theme.sections[section]?.page,
  );
  return {
    ...languages,
    config,
    messages,
    pages: new Map(config.pages.map((page) => [page.id, page])),
    paths: new Map(config.pages.map((page) => [pagePath(languages, page.path), page])),
    sections: groupBy(later, ({ section }) => section!),
    pictures: new Map(),
  };
}

/**
 * Returns the page with an id.
 *
 * @throws when no page has the id: in a valid config that is a bug in the program
 */
export function pageById(site: Site, id: string): Page {
  const page = site.pages.get(id);
  if (!page) throw new Error(`there is no page "${id}"`);
  return page;
}
