import { applyEdits, findNodeAtLocation, parseTree, type Edit } from 'jsonc-parser';
import { offsetTooDeep } from '../source/json-depth';
import { migrations as allMigrations, type Migration } from './migrations';

export interface MigratedConfig {
  /** The config in the newest version. */
  text: string;
  /** The changes, one sentence each; none when the config already has the newest version. */
  changes: string[];
}

/**
 * Migrates a config to the newest version, step by step. Text that no step changes stays byte for byte.
 *
 * @param text a config, which may be invalid
 * @param migrations the steps, in order
 * @returns null when the text is not a JSON object or its version is unknown
 */
export function migrateConfig(
  text: string,
  migrations: readonly Migration[] = allMigrations,
): MigratedConfig | null {
  const version = versionOf(text);
  const newest = migrations.at(-1)?.to ?? 1;
  if (version === null || version > newest) return null;
  let current = text;
  const changes: string[] = [];
  for (const { to, change, edits } of migrations) {
    if (to <= version) continue;
    const tree = parseTree(current);
    const stepEdits = tree ? edits(tree) : [];
    current = applyEdits(current, [...stepEdits, ...withVersion(current, to)]);
    if (stepEdits.length > 0) changes.push(change);
  }
  if (version < newest) changes.push(`"configVersion" is now ${newest}.`);
  return { text: current, changes };
}

/** Returns the version of a config; null when it is not a version number. */
export function versionOf(text: string): number | null {
  if (offsetTooDeep(text) !== undefined) return null;
  const tree = parseTree(text);
  const version: unknown = tree && findNodeAtLocation(tree, ['configVersion'])?.value;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

function withVersion(text: string, version: number): Edit[] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['configVersion']);
  return node ? [{ offset: node.offset, length: node.length, content: String(version) }] : [];
}
