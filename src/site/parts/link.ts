import type { Language } from '../languages';
import { contactLinks } from '../organization';
import type { LinkAddress } from './types';
import { pageUrl } from '../page-url';
import type { Site } from '../site';
import { pageAt, reservedTargets } from './target';
import { translator } from '../translate';

/**
 * Returns the link for a target of the config, in one language.
 *
 * @param target a page (`contact`), an anchor on it (`contact#seo`), `phone`, `email` or `chat`, or an address
 * @example linkData(site, 'contact#seo', 'ar') // { href: '/ar/contact#seo' }
 */
export function linkData(site: Site, target: string, language: Language): LinkAddress {
  const own = reservedTargets.find((name) => name === target);
  if (own) {
    const { label, ...link } = contactLinks({ site, t: translator(site, language) })[own]!;
    return own === 'phone' ? { ...link, number: label } : link;
  }
  if (target.startsWith('https://')) return { href: target, external: true };
  if (target.includes(':')) return { href: target };
  const { page, anchor } = pageAt(site, target);
  const url = pageUrl(site, page.path, language);
  return { href: anchor === undefined ? url : `${url}#${anchor}` };
}
