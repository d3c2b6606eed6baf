import type { Language } from '../languages';
import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';
import { translator } from '../translate';

/** What a page's share picture says. */
export interface ShareWords {
  /** The page's headline, in large letters. */
  title: string;
  /** Where it stands: its section and its name; nothing on the home page. */
  place: string[];
  /** The name of the company, at the foot. */
  brand: string;
  /** The site's address without `https://`, at the foot. */
  host: string;
}

/**
 * The words of a page's share picture. Its headline speaks to people; the title, which is written for search
 * results, is shown under the picture anyway. A page without a headline in the language shows its title.
 */
export function shareWords(site: Site, page: Page, language: Language): ShareWords {
  const speak = translator(site, language);
  const hero = page.blocks.find((block) => block.type === 'hero');
  const headline = hero && speak(hero.title);
  const first = page.section && site.config.theme.sections[page.section]?.page;
  const above = first && first !== page.id ? [pageById(site, first)] : [];
  return {
    title: headline?.language === language ? headline.text : speak(page.title).text,
    place: page.path === '/' ? [] : [...above, page].map(({ name }) => speak(name).text),
    brand: site.config.organization.name,
    host: new URL(site.config.url).host,
  };
}
