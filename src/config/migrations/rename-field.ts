import { findNodeAtLocation, type Edit, type Node, type Segment } from 'jsonc-parser';

/**
 * Returns the edit that renames a field; its value and its position stay.
 *
 * @param tree the syntax tree of the file
 * @param path the field, such as `['contact', 'block']`
 * @param name its new name
 * @returns no edit when the field does not exist or the new name is taken
 */
export function renameField(tree: Node, path: Segment[], name: string): Edit[] {
  const key = findNodeAtLocation(tree, path)?.parent?.children?.[0];
  if (!key || findNodeAtLocation(tree, [...path.slice(0, -1), name])) return [];
  return [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }];
}
