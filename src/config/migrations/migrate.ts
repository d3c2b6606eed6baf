import { isObject } from '../../lib/json';
import { migrations as allMigrations, type Migration } from './migrations';

export interface MigratedConfig {
  /** The config in the newest version. */
  config: unknown;
  /** The changes, one sentence each; none when the config already has the newest version. */
  changes: string[];
}

/**
 * Migrates a config to the newest version, step by step. The order of fields stays.
 *
 * @param written a config, which may be invalid
 * @param migrations the steps, in order
 * @returns null when the version is unknown
 */
export function migrateConfig(
  written: unknown,
  migrations: readonly Migration[] = allMigrations,
): MigratedConfig | null {
  const version = versionOf(written);
  const newest = migrations.at(-1)?.to ?? 1;
  if (version === null || version > newest) return null;
  if (version === newest) return { config: written, changes: [] };
  let config = written;
  const changes: string[] = [];
  for (const { change, migrate } of migrations.filter(({ to }) => to > version)) {
    const migrated = migrate(config);
    if (migrated !== config) changes.push(change);
    config = migrated;
  }
  return {
    config: { ...Object(config), configVersion: newest },
    changes: [...changes, `"configVersion" is now ${newest}.`],
  };
}

/** Returns the version of a config; null when it is not a version number. */
export function versionOf(config: unknown): number | null {
  const version = isObject(config) ? config.configVersion : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}
