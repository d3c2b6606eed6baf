import { describeLocation } from '../../config/location';
import { say, type Translated } from '../../lib/text/message-language';
import { siteWithout } from '../../config/publication/site-without';
import { createReferenceFinder, type FindReferences } from '../../config/references/find-references';
import { valueAt } from '../../lib/json';
import { languagesOf } from '../../site/languages';
import { ownUrls, pagePath } from '../../site/page-url';
import { parseTarget } from '../../site/parts/target';
import type { Page, SiteConfig } from '../../site/types.generated';
import { editSite, type Changes, type SiteValues } from '../edit-site';
import { publishedRedirects } from '../published-redirects';
import { removeMessages } from './messages';
import { removeTexts } from './remove-texts';
import { selectParts, type RemovableKind, type Selection } from './select-parts';

/**
 * Removes a page, an ad or a section with all links to it, its entries in menus and lists, its ads, and the texts that
 * nothing else uses. The published addresses of its pages get redirects.
 *
 * @param root the folder of the site
 * @param name the id of the part, or an address of the page
 * @param redirectTo the page that replaces it; by default the first page of its section, or the home page
 * @param isWritten whether it is removed; otherwise the removal is only reported
 * @throws {UserError} when there is no such part, the site needs it, or the site would have errors
 */
export function removePart(
  root: string,
  kind: RemovableKind,
  name: string,
  redirectTo: string | undefined,
  isWritten: boolean,
) {
  return editSite(root, edit, isWritten);

  function edit(files: SiteValues): Changes {
    const before = files.config;
    const site = languagesOf(before);
    const findReferences = createReferenceFinder();
    const selection = selectParts(before, kind, name, redirectTo);
    const { position } = files.source;
    const { config, lost } = withoutParts(root, before, selection, findReferences);
    files.config = config;
    const added = (config.redirects ?? []).filter((redirect) => !before.redirects?.includes(redirect));
    const parts: Translated[] = [
      ...(selection.section === undefined ? [] : [removeMessages.section({ id: selection.section })]),
      ...selection.pages.map((page) => {
        const { line } = position(['pages', before.pages.indexOf(page)]);
        return removeMessages.page({ path: pagePath(site, page.path), line });
      }),
      ...selection.ads.map(({ id }) => removeMessages.ad({ id })),
      ...lost,
      ...removeTexts(files, before, findReferences),
    ];
    return {
      parts: parts.map((part) => say(part)),
      redirects: added.map(({ from, to }) => `${from} → ${to}`),
    };
  }
}

/** Returns a config without some parts, and what is lost with them. */
function withoutParts(
  root: string,
  before: SiteConfig,
  { pages, ads, section, target }: Selection,
  findReferences: FindReferences,
): { config: SiteConfig; lost: Translated[] } {
  const config = withRedirects(root, before, pages, target);
  const sections = section === undefined ? [] : [config.theme.sections[section]!];
  const { config: result, lost } = siteWithout(config, [...pages, ...ads, ...sections], findReferences);
  const messages = lost.map(({ path, message }): Translated => {
    if (path[0] === 'ads')
      return removeMessages.ad({ id: String(valueAt(before, ['ads', Number(path[1]), 'id'])) });
    return removeMessages[message]({ place: describeLocation(before, path) });
  });
  return { config: result, lost: messages };
}

/**
 * Returns a config with redirects from the published addresses of the removed pages. Those that led to them lead to the
 * page that replaces them.
 */
function withRedirects(root: string, config: SiteConfig, pages: readonly Page[], target: string): SiteConfig {
  const ids = new Set(pages.map(({ id }) => id));
  const former = (config.redirects ?? []).map((redirect) =>
    ids.has(parseTarget(redirect.to)?.page ?? '') ? { ...redirect, to: target } : redirect,
  );
  const urls = pages.flatMap(({ path }) => ownUrls(languagesOf(config), path));
  const redirects = [...former, ...publishedRedirects(root, former, urls, target)];
  return redirects.length === 0 ? config : { ...config, redirects };
}
