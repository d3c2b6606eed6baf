import { readFileSync } from 'node:fs';

/** The types and properties of schema.org. */
export interface Vocabulary {
  /** Returns the properties of a type, inherited ones included, with their ranges; null for an unknown type. */
  properties(type: string): ReadonlyMap<string, readonly string[]> | null;
  /** Returns a type or an enumeration, and all its subtypes. */
  below(name: string): ReadonlySet<string>;
  /** The deprecated properties. */
  superseded: ReadonlySet<string>;
}

/**
 * Returns the published vocabulary, from the declarations of schema-dts, which are generated from the definitions of
 * schema.org: `interface ServiceBase extends ThingBase` has the properties of a service,
 * `type Place = PlaceLeaf | Residence | …` the subtypes of a place.
 */
export function vocabulary(): Vocabulary {
  const lines = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').split('\n');
  const shapes = new Map<string, { parents: string[]; own: Map<string, string[]> }>();
  const unions = new Map<string, string[]>();
  const superseded = new Set<string>();
  let own = new Map<string, string[]>();
  let comment = '';
  for (const line of lines) {
    const shape = /^(?:export )?interface (\w+(?:Base|Leaf))\b.* extends (.+) \{$/.exec(line);
    const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line);
    const union = /^export type (\w+)(?:<[^=]+>)? = (.+);$/.exec(line);
    if (shape) {
      own = new Map();
      shapes.set(shape[1]!, { parents: shape[2]!.split(', '), own });
    } else if (property) {
      own.set(property[1]!, property[2]!.split(' | '));
      if (comment.includes('@deprecated')) superseded.add(property[1]!);
    } else if (union) unions.set(union[1]!, union[2]!.split(' | '));
    comment = /^\s*(?:\/\*\*| \*)/.test(line) ? `${comment}${line}` : '';
  }

  const known = new Map<string, Map<string, readonly string[]>>();
  const inherited = (shape: string): Map<string, readonly string[]> => {
    const made = known.get(shape);
    if (made) return made;
    const { parents, own: first } = shapes.get(shape) ?? { parents: [], own: new Map<string, string[]>() };
    const all = new Map([...parents.flatMap((parent) => [...inherited(parent)]), ...first]);
    known.set(shape, all);
    return all;
  };
  const below = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const part of unions.get(name) ?? []) {
      if (part.startsWith('"')) found.add(part.slice(1, -1));
      else if (/^[A-Z]/.test(part) && !part.endsWith('Leaf')) below(part, found);
    }
    return found;
  };
  return {
    properties: (type) => (shapes.has(`${type}Leaf`) ? inherited(`${type}Leaf`) : null),
    below: (name) => below(name),
    superseded,
  };
}
