import { languages, type Language } from '../site/languages';
import { pageUrl } from '../site/page-url';
import { pageById, type Site } from '../site/site';

/** Where one address leads, in one language. */
export interface RedirectRule {
  /** The old address, such as `/en/ancien-chemin`. */
  from: string;
  /** The address of the page, with its anchor if it has one. */
  to: string;
  permanent: boolean;
  /** The page it leads to, by its id. */
  page: string;
  language: Language;
}

/**
 * The redirects of a site, each in every language.
 *
 * @param site a checked site: each redirect leads to a page that is there
 */
export function redirectRules(site: Site): RedirectRule[] {
  return (site.config.redirects ?? []).flatMap(({ from, to, permanent = true }) => {
    const [page = '', anchor] = to.split('#');
    const { path } = pageById(site, page);
    return languages.map((language) => {
      const url = pageUrl(path, language);
      return {
        from: pageUrl(from, language),
        to: anchor === undefined ? url : `${url}#${anchor}`,
        permanent,
        page,
        language,
      };
    });
  });
}
