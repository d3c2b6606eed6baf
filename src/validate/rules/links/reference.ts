import type { Path } from '../../../lib/json';

/** What a field of the config can name. */
export type Kind = 'page' | 'section' | 'color' | 'gradient' | 'ad';

/** A place in the config that names something. */
export interface Use {
  kind: Kind;
  name: string;
  path: Path;
}
