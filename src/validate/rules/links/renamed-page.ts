import { lastSite as site } from '../../../config/last-languages';
import { pagePath } from '../../../site/page-url';
import type { Page } from '../../../site/types.generated';

/** A page whose id differs from the last part of its address, and whether another page has the same id. */
interface RenamedPage {
  id: string;
  isTaken: boolean;
}

/** Returns the pages whose id was probably changed, by the name that the last part of their address shows. */
export function renamedPages(pages: readonly Page[]): Map<string, RenamedPage> {
  const count = new Map<string, number>();
  for (const { id } of pages) count.set(id, (count.get(id) ?? 0) + 1);
  return new Map(
    pages.flatMap(({ id, path }): [string, RenamedPage][] => {
      const name = pagePath(site, path).split('/').at(-1) ?? '';
      return name === '' || count.has(name) ? [] : [[name, { id, isTaken: (count.get(id) ?? 0) > 1 }]];
    }),
  );
}
