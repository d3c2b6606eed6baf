import { isObject, type Path } from '../../lib/json';
import type { PagePath } from '../../site/page-url';
import type { Block, Page, SiteConfig } from '../../site/types.generated';
import { defaultLanguage, perLanguage } from '../../site/languages';

/**
 * Returns a config in which invalid parts are replaced by stubs.
 *
 * @param config the parsed config, with lists of pages, ads and redirects
 * @param isExcluded whether a page, block, ad, redirect or top-level part is excluded
 * @param isKept whether a top-level part stays; other parts are omitted
 */
export function recoveryStubs(
  config: SiteConfig,
  isExcluded: (path: Path) => boolean,
  isKept: (part: string) => boolean,
): SiteConfig {
  const { ads, redirects, theme } = config;
  // An invalid part that no rule needs is omitted: its structure is not reliable.
  const rest = Object.entries(config).filter(([part]) => isKept(part));
  return {
    ...(Object.fromEntries(rest) as SiteConfig),
    ...(isKept('theme') && { theme: { ...theme, colors: stubColors(theme.colors) } }),
    pages: config.pages.map((page, index) =>
      isExcluded(['pages', index])
        ? stubPage(page, index)
        : {
            ...page,
            blocks: page.blocks.map((block, at) =>
              isExcluded(['pages', index, 'blocks', at]) ? stubBlock(at) : block,
            ) as Page['blocks'],
          },
    ) as SiteConfig['pages'],
    // Rules only read the references of ads and redirects.
    ads: ads.map((ad, index) =>
      isExcluded(['ads', index]) ? { id: idOf(ad) ?? `aside-${index}` } : ad,
    ) as SiteConfig['ads'],
    ...(redirects && {
      redirects: redirects.map((redirect, index) =>
        isExcluded(['redirects', index])
          ? { from: `/aside-${index}`, to: idOf(config.pages[0]) ?? '' }
          : redirect,
      ),
    }),
  };
}

/** Returns the colors with a default for invalid values; problems of these are not reported. */
function stubColors(colors: SiteConfig['theme']['colors']): SiteConfig['theme']['colors'] {
  const entries = Object.entries<unknown>(colors);
  const read = entries.map(([name, color]) => [name, typeof color === 'string' ? color : '#000000']);
  return { ...colors, ...Object.fromEntries(read) };
}

function stubPage(page: unknown, index: number): Page {
  const words = perLanguage(() => `aside ${index}`);
  return {
    id: idOf(page) ?? `aside-${index}`,
    path: pathOf(page) ?? `/aside-${index}`,
    kind: 'page',
    name: words,
    title: words,
    description: words,
    blocks: [stubBlock(0)],
  };
}

function stubBlock(position: number): Block {
  return position === 0
    ? { type: 'hero', variant: 'plain', title: { [defaultLanguage]: '…' } }
    : { type: 'site-map' };
}

/** Returns the id of an entry; undefined when it is not a string. */
export function idOf(entry: unknown): string | undefined {
  const id: unknown = Reflect.get(Object(entry), 'id');
  return typeof id === 'string' ? id : undefined;
}

/** Returns the path of a page; undefined when it is neither a string nor one in each language. */
export function pathOf(page: unknown): PagePath | undefined {
  const path: unknown = Reflect.get(Object(page), 'path');
  const isWritten = (value: unknown) => typeof value === 'string';
  if (isWritten(path)) return path as string;
  const isPath = isObject(path) && isWritten(path[defaultLanguage]) && Object.values(path).every(isWritten);
  return isPath ? (path as PagePath) : undefined;
}
