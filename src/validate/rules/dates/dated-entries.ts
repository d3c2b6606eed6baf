import type { Dated } from '../../../config/publication/schedule';
import type { Path } from '../../../lib/json';
import type { SiteConfig } from '../../../site/types.generated';

/** An entry of the config that can have dates. */
interface DatedEntry {
  list: 'pages' | 'ads' | 'redirects';
  entry: Dated;
  path: Path;
}

/** Returns the pages, ads and redirects of a config, with their paths. */
export function datedEntries(config: SiteConfig): DatedEntry[] {
  return (['pages', 'ads', 'redirects'] as const).flatMap((list) =>
    (config[list] ?? []).map((entry: Dated, index) => ({ list, entry, path: [list, index] })),
  );
}
