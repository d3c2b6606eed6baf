import { describeLocation } from '../../config/location';
import { say, type Translated } from '../../config/message-language';
import { readPublishedPaths } from '../../config/lock/published-paths';
import { siteWith } from '../../config/publication/site-with';
import { createReferenceFinder, type FindReferences } from '../../config/references/find-references';
import { nameReferences, pageTargets } from '../../config/references/targets';
import { readSchemaFiles } from '../../config/schema/schema-files';
import { setAt, valueAt, type Path } from '../../lib/json';
import { ownUrls, pagePath } from '../../site/page-url';
import type { Block, Page, SiteConfig } from '../../site/types.generated';
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
        return removeMessages.page({ path: pagePath(page.path), line });
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
  const shared = Object.entries(before.shared ?? {}).filter(([name]) => !name.startsWith('$'));
  const config = withRedirects(before, pages, published, target);
  const { sections } = config.theme;
  const isSection = ([name]: [string, unknown]) => name !== section;
  const all: SiteConfig = {
    ...config,
    theme: {
      ...config.theme,
      sections: Object.fromEntries(Object.entries(sections).filter(isSection)) as typeof sections,
    },
    // A shared block is changed like the only block of a page.
    pages: [
      ...config.pages,
      ...shared.map(([, block]) => ({ path: '', blocks: [block] }) as unknown as Page),
    ],
  };
  const isKept = (entry: object) =>
    !(pages as object[]).includes(entry) && !(ads as object[]).includes(entry);
  const kept = siteWith(all, isKept);
  const place = (path: Path) => {
    const [name] = shared[Number(path[1]) - before.pages.length] ?? [];
    const isShared = path[0] === 'pages' && name !== undefined;
    return describeLocation(before, isShared ? ['shared', name, ...path.slice(4)] : path);
  };
  const lost = kept.notices.map(({ path, message }): Translated => {
    if (path[0] === 'ads')
      return removeMessages.ad({ id: String(valueAt(before, ['ads', Number(path[1]), 'id'])) });
    return removeMessages[message]({ place: place(path) });
  });
  const left = kept.config.pages.slice(kept.config.pages.length - shared.length);
  const result = {
    ...kept.config,
    ...(before.shared && { shared: { ...before.shared } }),
    pages: kept.config.pages.slice(0, kept.config.pages.length - shared.length),
  };
  replaceShared(result, before, new Map(shared.map(([name], index) => [name, left[index]?.blocks[0]])));
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
    .flatMap(({ path }) => ownUrls(path))
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

/** Gives shared blocks their new content. Those that are empty or used no longer go. */
function replaceShared(
  config: SiteConfig,
  before: SiteConfig,
  contents: ReadonlyMap<string, Block | undefined>,
): void {
  const isUse = (block: object, name: string) => 'block' in block && block.block === name;
  const isUsed = ({ pages }: SiteConfig, name: string) =>
    pages.some(({ blocks }) => blocks.some((block) => isUse(block, name)));
  for (const [name, block] of contents) {
    const { shared = {} } = config;
    if (block && (isUsed(config, name) || !isUsed(before, name)))
      shared[name] = block as (typeof shared)[string];
    else {
      delete shared[name];
      for (const page of config.pages) page.blocks = page.blocks.filter((each) => !isUse(each, name));
    }
  }
}
