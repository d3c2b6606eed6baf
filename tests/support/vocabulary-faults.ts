import type { Vocabulary } from './vocabulary';

/** A node of a graph, or a value in one. */
export type Node = Record<string, unknown>;

/**
 * Returns the faults of a graph according to schema.org: unknown types, properties that no type of the node has, values
 * that the property does not accept, and references without a target.
 *
 * @param pages the addresses of the site's pages, which are valid targets
 * @returns a line for each fault
 */
export function vocabularyFaults(graph: Node[], words: Vocabulary, pages: ReadonlySet<string>): string[] {
  const defined = new Map(
    graph.flatMap(nodesIn).flatMap((node) => (isReference(node) ? [] : [[node['@id'], node]])),
  );
  const faults: string[] = [];

  const check = (node: Node, place: string) => {
    const types = typesOf(node);
    if (types.length === 0) faults.push(`${place} has no type`);
    for (const type of types) if (!words.properties(type)) faults.push(`${place}: there is no type ${type}`);
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      const ranges = types.flatMap((type) => words.properties(type)?.get(name) ?? []);
      const here = `${place}.${name}`;
      if (ranges.length === 0) faults.push(`${here}: ${types.join(' and ')} has no such property`);
      else if (words.superseded.has(name)) faults.push(`${here} is superseded`);
      else
        for (const entry of [value].flat())
          if (!fits(entry, ranges))
            faults.push(`${here}: ${JSON.stringify(entry)} is no ${ranges.join(', ')}`);
      for (const entry of [value].flat())
        if (typeof entry === 'object' && entry && !isReference(entry as Node)) check(entry as Node, here);
    }
  };

  const fits = (value: unknown, ranges: string[]): boolean => {
    const allowed = new Set(ranges.flatMap((range) => [...words.below(range)]));
    if (typeof value === 'number')
      return Number.isFinite(value) && allowed.has(Number.isInteger(value) ? 'Integer' : 'Float');
    if (typeof value === 'string') return fitsText(value, allowed);
    if (typeof value !== 'object' || value === null) return false;
    const node = value as Node;
    if (!isReference(node)) return typesOf(node).some((type) => allowed.has(type));
    const target = defined.get(node['@id']);
    if (target) return typesOf(target).some((type) => allowed.has(type));
    return pages.has(String(node['@id'])) && allowed.has('WebPage');
  };

  for (const node of graph) check(node, typesOf(node).join('+'));
  return faults;
}

/** Returns every object in a value, the value itself first. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** Returns whether a node is only a reference to another one. */
export function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id';
}

function typesOf(node: Node): string[] {
  return [node['@type'] ?? []].flat().map(String);
}

/** Returns whether a text is allowed: either any text is, or the text has the format of an allowed type. */
function fitsText(value: string, allowed: ReadonlySet<string>): boolean {
  if (value.trim() === '') return false;
  if (allowed.has('Text') || allowed.has(value)) return true;
  const shapes: [string, RegExp][] = [
    ['URL', /^https:\/\/[^\s/]+(?:\/\S*)?$/],
    ['Date', /^\d{4}(?:-\d\d(?:-\d\d)?)?$/],
    ['Time', /^\d\d:\d\d(?::\d\d)?$/],
  ];
  return shapes.some(([name, shape]) => allowed.has(name) && shape.test(value));
}
