import { languages, type Language } from '../site/languages';
import { pageUrl } from '../site/page-url';
import { pageById, type Site } from '../site/site';

/** A redirect in one language. */
export interface RedirectRule {
  /** The old path, such as `/en/ancien-chemin`. */
  from: string;
  /** The path of the page, with its anchor if there is one. */
  to: string;
  permanent: boolean;
  /** The id of the target page. */
  page: string;
  language: Language;
}

/**
 * Returns the redirects of a site in every language.
 *
 * @param site a validated site: the target page of each redirect exists
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
