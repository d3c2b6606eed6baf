import type { Edit, Node } from 'jsonc-parser';
import { renameField } from './rename-field';

/** One step from a version of the config format to the next. */
export interface Migration {
  /** The version that this step leads to. */
  to: number;
  /** What it changes, for the maintainer. */
  change: string;
  /** Returns the edits of the text; none when nothing has to change. Every other byte stays. */
  edits(tree: Node): Edit[];
}

/** Every step, from the oldest version that can be read to the newest one. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    change: '"contact.block" is now called "contact.blockedFor": a block is what pages are made of.',
    edits: (tree) => renameField(tree, ['contact', 'block'], 'blockedFor'),
  },
];

/** The version of the config format that this project reads. */
export const newestVersion = migrations.at(-1)?.to ?? 1;
