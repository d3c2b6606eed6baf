import type { Block, Page, SiteConfig } from '../../site/types.generated';
import type { Path } from '../../lib/json';

/**
 * A config in which whatever is wrong has something harmless in its place.
 *
 * @param config the config as it was read, with lists of pages, ads and redirects
 * @param isAside whether a page, a block, an ad, a redirect or a whole part is set aside
 * @param isKept whether a part stays as it is; any other that is set aside is left out
 */
export function recoveryStubs(
  config: SiteConfig,
  isAside: (path: Path) => boolean,
  isKept: (part: string) => boolean,
): SiteConfig {
  const { ads, redirects, theme } = config;
  // A part that no rule needs is left out with its mistakes: not even its shape can be trusted.
  const rest = Object.entries(config).filter(([part]) => isKept(part));
  return {
    ...(Object.fromEntries(rest) as SiteConfig),
    ...(isKept('theme') && { theme: { ...theme, colors: stubColors(theme.colors) } }),
    pages: config.pages.map((page, index) =>
      isAside(['pages', index])
        ? stubPage(page, index)
        : {
            ...page,
            blocks: page.blocks.map((block, at) =>
              isAside(['pages', index, 'blocks', at]) ? stubBlock(at) : block,
            ) as Page['blocks'],
          },
    ) as SiteConfig['pages'],
    // Of an ad and a redirect, the rules look at nothing but what it names.
    ads: ads.map((ad, index) =>
      isAside(['ads', index]) ? { id: nameOf(ad, 'id') ?? `aside-${index}` } : ad,
    ) as SiteConfig['ads'],
    ...(redirects && {
      redirects: redirects.map((redirect, index) =>
        isAside(['redirects', index])
          ? { from: `/aside-${index}`, to: nameOf(config.pages[0], 'id') ?? '' }
          : redirect,
      ),
    }),
  };
}

/** The colours, each written as one: what a rule says of a wrong one is not told. */
function stubColors(colors: SiteConfig['theme']['colors']): SiteConfig['theme']['colors'] {
  const entries = Object.entries<unknown>(colors);
  const read = entries.map(([name, color]) => [name, typeof color === 'string' ? color : '#000000']);
  return { ...colors, ...Object.fromEntries(read) };
}

function stubPage(page: unknown, index: number): Page {
  const words = { fr: `aside ${index}`, en: `aside ${index}`, ar: `aside ${index}` };
  return {
    id: nameOf(page, 'id') ?? `aside-${index}`,
    path: nameOf(page, 'path') ?? `/aside-${index}`,
    kind: 'page',
    name: words,
    title: words,
    description: words,
    blocks: [stubBlock(0)],
  };
}

function stubBlock(position: number): Block {
  return position === 0 ? { type: 'hero', variant: 'plain', title: { fr: '…' } } : { type: 'site-map' };
}

/** A name that stands where one must; a wrong one is as good as none. */
export function nameOf(thing: unknown, field: 'id' | 'path'): string | undefined {
  const name: unknown = Reflect.get(Object(thing), field);
  return typeof name === 'string' ? name : undefined;
}
