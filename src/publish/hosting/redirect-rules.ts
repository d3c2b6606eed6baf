import type { Language } from '../../site/languages';
import { oldUrls, pagePath, pageUrls, urlLanguage } from '../../site/page-url';
import { linkData } from '../../site/parts/link';
import { pageAt } from '../../site/parts/target';
import type { Site } from '../../site/site';
import type { Redirect } from '../../site/types.generated';

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
 * Returns the redirects of a site in every language: those of the config, and one from the French path of each page to
 * its own address in another language. A redirect of one language has priority over one of all languages.
 *
 * @param site a validated site: the target page of each redirect exists
 */
export function redirectRules(site: Site): RedirectRule[] {
  const { pages, redirects = [] } = site.config;
  const urlCount = ({ from }: Redirect) => oldUrls(site, from).length;
  const all = [
    ...pages.map(({ id, path }) => ({ from: pagePath(site, path), to: id })),
    ...redirects.toSorted((one, other) => urlCount(other) - urlCount(one)),
  ].flatMap((redirect) => rulesOf(site, redirect));
  const used = new Set(pages.flatMap(({ path }) => pageUrls(site, path)));
  // A page may keep in one language the address that it has given up in another.
  const rules = all.filter(({ from }) => !used.has(from));
  return [...new Map(rules.map((rule) => [rule.from, rule])).values()];
}

function rulesOf(site: Site, { from, to, permanent = true }: Redirect): RedirectRule[] {
  const { page } = pageAt(site, to);
  return oldUrls(site, from).map((old) => {
    const language = urlLanguage(site, old);
    return { from: old, to: linkData(site, to, language).href, permanent, page: page.id, language };
  });
}
