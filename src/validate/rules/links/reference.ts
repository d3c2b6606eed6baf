import type { Path } from '../../../lib/json';

/** The kinds of things that a field of the config can refer to. */
export type Kind = 'page' | 'section' | 'color' | 'gradient' | 'ad';

/** A reference in the config. */
export interface Use {
  kind: Kind;
  name: string;
  path: Path;
}
