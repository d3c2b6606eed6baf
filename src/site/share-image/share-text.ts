import { heroOf } from '../blocks/hero';
import type { Language } from '../languages';
import { pagePath } from '../page-url';
import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';
import { translator } from '../translate';

/** The texts of a share image. */
interface ShareText {
  /** The page's headline, in large letters. */
  title: string;
  /** The names of the section and the page; empty on the home page. */
  place: string[];
  /** The name of the company, at the bottom. */
  brand: string;
  /** The host name of the site, at the bottom. */
  host: string;
}

/**
 * Returns the texts of a page's share image. It shows the headline, because networks show the title under the
 * picture anyway. A page without a headline in the language shows its title.
 */
export function shareText(site: Site, page: Page, language: Language): ShareText {
  const t = translator(site, language);
  const hero = heroOf(page.blocks);
  const headline = hero && t(hero.title);
  const first = page.section && site.config.theme.sections[page.section]?.page;
  const above = first && first !== page.id ? [pageById(site, first)] : [];
  return {
    title: headline?.language === language ? headline.text : t(page.title).text,
    place: pagePath(site, page.path) === '/' ? [] : [...above, page].map(({ name }) => t(name).text),
    brand: site.config.organization.name,
    host: new URL(site.config.url).host,
  };
}
