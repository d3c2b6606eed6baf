import { applyEdits, findNodeAtLocation, parseTree, type Edit } from 'jsonc-parser';
import { jsonShape } from '../source/json-depth';
import { migrations as ownMigrations, type Migration } from './migrations';

export interface MigratedConfig {
  /** The config in the newest shape. */
  text: string;
  /** What was changed, one sentence each; none when the config was of the newest shape already. */
  changes: string[];
}

/**
 * Brings a config to the newest shape, step by step. What no step speaks of stays to the byte.
 *
 * @param text a config; whatever it is, it may be wrong in every way
 * @param migrations the steps there are, in order
 * @returns null when there is nothing to go by: no JSON object, or a version that is no number of a step
 */
export function migratedConfig(
  text: string,
  migrations: readonly Migration[] = ownMigrations,
): MigratedConfig | null {
  const version = versionOf(text);
  const newest = migrations.at(-1)?.to ?? 1;
  if (version === null || version > newest) return null;
  let current = text;
  const changes: string[] = [];
  for (const { to, change, edits } of migrations) {
    if (to <= version) continue;
    const tree = parseTree(current);
    const made = tree ? edits(tree) : [];
    current = applyEdits(current, [...made, ...withVersion(current, to)]);
    if (made.length > 0) changes.push(change);
  }
  if (version < newest) changes.push(`"configVersion" is now ${newest}.`);
  return { text: current, changes };
}

/** The version that a config says it has; null when it says none that there ever was. */
export function versionOf(text: string): number | null {
  if (jsonShape(text).tooDeep !== undefined) return null;
  const tree = parseTree(text);
  const version: unknown = tree && findNodeAtLocation(tree, ['configVersion'])?.value;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

function withVersion(text: string, version: number): Edit[] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, ['configVersion']);
  return node ? [{ offset: node.offset, length: node.length, content: String(version) }] : [];
}
