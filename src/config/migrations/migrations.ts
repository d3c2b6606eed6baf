import { renameField } from '../../lib/json';
import { addLanguages } from './add-languages';
import { addThemeRoles } from './theme-roles';

/** One step from a version of the config format to the next. */
export interface Migration {
  /** The version that this step leads to. */
  to: number;
  /** What it changes, for the maintainer. */
  change: string;
  /** Returns the config in that version, without the new version number; the same value when nothing has to change. */
  migrate(config: unknown): unknown;
}

/** Every step, from the oldest version that can be read to the newest one. */
export const migrations: readonly Migration[] = [
  {
    to: 2,
    change: '"contact.block" is now called "contact.blockedFor": a block is what pages are made of.',
    migrate: (config) => renameField(config, ['contact', 'block'], 'blockedFor'),
  },
  {
    to: 3,
    change:
      'The site lists its languages; the theme names its fonts and the colors of its tilings, highlights and notices.',
    migrate: (config) => addLanguages(addThemeRoles(config)),
  },
];

/** The version of the config format that this project reads. */
export const newestVersion = migrations.at(-1)?.to ?? 1;
