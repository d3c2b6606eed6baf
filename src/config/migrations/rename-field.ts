import { findNodeAtLocation, type Edit, type Node, type Segment } from 'jsonc-parser';

/**
 * The edit that gives a field another name, where it stands; its value and its place among the others stay.
 *
 * @param tree the whole file
 * @param path the field, such as `['contact', 'block']`
 * @param name its new name
 * @returns nothing when there is no such field, or one of the new name already
 */
export function renamedField(tree: Node, path: Segment[], name: string): Edit[] {
  const key = findNodeAtLocation(tree, path)?.parent?.children?.[0];
  if (!key || findNodeAtLocation(tree, [...path.slice(0, -1), name])) return [];
  return [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }];
}
