import { describeLocation } from '../../config/location';
import { say, type Translated } from '../../config/message-language';
import { readPublishedPaths } from '../../config/lock/published-paths';
import { siteWith } from '../../config/publication/site-with';
import { createReferenceFinder, type FindReferences } from '../../config/references/find-references';
import { nameReferences, pageTargets } from '../../config/references/targets';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { setAt, valueAt } from '../../lib/json';
import { languagesOf } from '../../site/languages';
import { ownUrls, pagePath } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';
import { editSite, type SiteFiles } from '../edit-site';
import { removeMessages } from './messages';
import { removeTexts } from './remove-texts';
import { selectParts, type RemovableKind, type Selection } from './select-parts';

/** What was removed, and what replaces it, one line each. */
interface Removed {
  parts: string[];
  /** Such as `/seo → services-web`. */
  redirects: string[];
}

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

  function edit(files: SiteFiles): Removed {
    const before = files.config;
    const site = languagesOf(before);
    const findReferences = createReferenceFinder(readSchemaFiles().files);
    const selection = selectParts(before, kind, name, redirectTo);
    const { position } = files.source;
    const published = new Set(readPublishedPaths(root)?.paths);
    const { config, lost } = withoutParts(before, selection, published, findReferences);
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
  before: SiteConfig,
  { pages, ads, section, target }: Selection,
  published: ReadonlySet<string>,
  findReferences: FindReferences,
): { config: SiteConfig; lost: Translated[] } {
  const config = withRedirects(before, pages, published, target);
  const { sections } = config.theme;
  const isSection = ([name]: [string, unknown]) => name !== section;
  const all: SiteConfig = {
    ...config,
    theme: {
      ...config.theme,
      sections: Object.fromEntries(Object.entries(sections).filter(isSection)) as typeof sections,
    },
  };
  const isKept = (entry: object) =>
    !(pages as object[]).includes(entry) && !(ads as object[]).includes(entry);
  const { config: result, notices } = siteWith(all, isKept);
  const lost = notices.map(({ path, message }): Translated => {
    if (path[0] === 'ads')
      return removeMessages.ad({ id: String(valueAt(before, ['ads', Number(path[1]), 'id'])) });
    return removeMessages[message]({ place: describeLocation(before, path) });
  });
  const list = findReferences(structuredClone(result));
  for (const { anchor, page, path } of pageTargets(list))
    // The form has a subject for each page.
    if (pages.some(({ id }) => id === anchor)) setAt(result, path, page);
  for (const { kind, name, path } of nameReferences(list))
    if (kind === 'section' && name === section)
      Reflect.deleteProperty(Object(valueAt(result, path.slice(0, -1))) as object, path.at(-1) ?? '');
  return { config: result, lost };
}

/**
 * Returns a config with redirects from the published addresses of the removed pages. Those that led to them lead to the
 * page that replaces them.
 */
function withRedirects(
  config: SiteConfig,
  pages: readonly Page[],
  published: ReadonlySet<string>,
  target: string,
): SiteConfig {
  const ids = new Set(pages.map(({ id }) => id));
  const former = (config.redirects ?? []).map((redirect) =>
    ids.has(redirect.to.split('#')[0] ?? '') ? { ...redirect, to: target } : redirect,
  );
  const known = new Set(former.map(({ from }) => from));
  const fresh = pages
    .flatMap(({ path }) => ownUrls(languagesOf(config), path))
    .filter((from) => published.has(from) && !known.has(from))
    .map((from) => ({ from, to: target }));
  const redirects = [...former, ...fresh];
  if (redirects.length === 0 || config.redirects)
    return { ...config, ...(config.redirects && { redirects }) };
  // The list comes before the menus.
  const fields = Object.entries(config);
  const index = fields.findIndex(([name]) => name === 'menus');
  return Object.fromEntries(fields.toSpliced(index, 0, ['redirects', redirects])) as unknown as SiteConfig;
}
