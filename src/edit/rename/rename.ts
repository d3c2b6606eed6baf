import { OWN_CONFIG } from '../../config/load-site';
import { describeLocation } from '../../config/location';
import { say } from '../../lib/text/message-language';
import { createReferenceFinder } from '../../config/references/find-references';
import { placeOf } from '../../config/references/targets';
import { setAt, valueAt, type Path } from '../../lib/json';
import { slug } from '../../lib/text/slug';
import { UserError } from '../../lib/user-error';
import { findBlocks } from '../../site/blocks/find-blocks';
import { languagesOf, type Languages } from '../../site/languages';
import { ownUrls, pageUrl } from '../../site/page-url';
import { parseTarget } from '../../site/parts/target';
import type { Page, SiteConfig } from '../../site/types.generated';
import { editSite, type Changes, type SiteValues } from '../edit-site';
import { findPage } from '../find-page';
import { publishedRedirects } from '../published-redirects';
import { renameMessages } from './messages';

/** A value of the config that gets another one. */
type Change = readonly [path: Path, value: string];

/**
 * Gives a page another id, which everything that refers to it follows, and another address. Its published addresses
 * get redirects.
 *
 * @param root the folder of the site
 * @param name the id of the page, or an address of it
 * @param id its new id; the one it has, to change the address alone
 * @param address its new address in the first language; by default an address that ends with the old id ends with the new one
 * @param isWritten whether it is renamed; otherwise the changes are only reported
 * @throws {UserError} when there is no such page, the new id is in another form, or the site would have errors
 */
export function renamePage(
  root: string,
  name: string,
  id: string,
  address: string | undefined,
  isWritten: boolean,
) {
  return editSite(root, edit, isWritten);

  function edit({ config, source }: SiteValues): Changes {
    const site = languagesOf(config);
    const page = findPage(config, name);
    refuseName(page, id, address);
    const former = ownUrls(site, page.path);
    const own: Path = ['pages', config.pages.indexOf(page)];
    const changes = [
      ...pageChanges(site, page, id, address).map(([path, value]): Change => [[...own, ...path], value]),
      ...referenceChanges(config, page.id, id),
    ];
    for (const [path, value] of changes) setAt(config, path, value);
    const { removed, added } = moveRedirects(root, config, page, former);
    const parts = changes.flatMap(([path, value]) => {
      const isRemoved = path[0] === 'redirects' && removed.has(path[1]);
      const old = String(valueAt(source.value, path));
      if (old === value && !isRemoved) return [];
      const place = `${OWN_CONFIG}:${source.position(path).line}  ${describeLocation(source.value, path)}`;
      return [`${place}: ${isRemoved ? say(renameMessages.uselessRedirect()) : `${old} → ${value}`}`];
    });
    return { parts, redirects: added.map(({ from, to }) => `${from} → ${to}`) };
  }
}

/**
 * Adds redirects from the published addresses that a page has given up, and removes those from the addresses that it has
 * again.
 *
 * @param page the page with its new id and address
 * @param former the addresses that it had
 * @returns the indexes of the removed redirects, and the added ones
 */
function moveRedirects(root: string, config: SiteConfig, page: Page, former: readonly string[]) {
  const site = languagesOf(config);
  const urls = site.languages.map((language) => pageUrl(site, page.path, language));
  const { redirects = [] } = config;
  const kept = redirects.filter(({ from, to }) => parseTarget(to)?.page !== page.id || !urls.includes(from));
  const left = former.filter((url) => !urls.includes(url));
  const added = publishedRedirects(root, kept, left, page.id);
  if (kept.length + added.length > 0) config.redirects = [...kept, ...added];
  else if (redirects.length > 0) delete config.redirects;
  const removed = new Set<unknown>(redirects.flatMap((each, index) => (kept.includes(each) ? [] : index)));
  return { removed, added };
}

/** @throws {UserError} when the id has another form than an id, or would change nothing */
function refuseName(page: Page, id: string, address: string | undefined): void {
  const right = slug(id);
  if (id === '' || right !== id) throw new UserError(say(renameMessages.wrongName({ name: id, right })));
  if (id === page.id && address === undefined)
    throw new UserError(say(renameMessages.sameName({ name: id })));
}

/** Returns the ids of the pages where every page is an anchor: it chooses the subject of the message. */
function formPages(config: SiteConfig): Set<string> {
  return new Set(findBlocks(config, 'contact-form').map(({ page }) => page.id));
}

/** Returns the changes of the page itself, by their path in it. */
function pageChanges({ defaultLanguage }: Languages, page: Page, id: string, address?: string): Change[] {
  const follow = (path: string) =>
    path.endsWith(`/${page.id}`) ? path.slice(0, -page.id.length) + id : path;
  const { path } = page;
  const addresses =
    typeof path === 'string'
      ? [[['path'], address ?? follow(path)] as const]
      : Object.entries(path).map(([language, own]) => {
          const isGiven = language === defaultLanguage && address !== undefined;
          return [['path', language], isGiven ? address : follow(own)] as const;
        });
  return [[['id'], id], ...addresses];
}

/** Returns the changes of everything that refers to a page, and of the links that choose it in the contact form. */
function referenceChanges(config: SiteConfig, old: string, id: string): Change[] {
  const forms = formPages(config);
  const renamed = (name: string) => (name === old ? id : name);
  return createReferenceFinder()(config).references.flatMap(({ kind, value, path }): Change[] => {
    if (kind === 'page') return [[path, renamed(String(value))]];
    const target = placeOf({ kind, value });
    if (!target) return [];
    const { page, anchor } = target;
    const hash = anchor === undefined ? '' : `#${forms.has(page) ? renamed(anchor) : anchor}`;
    return [[path, renamed(page) + hash]];
  });
}
