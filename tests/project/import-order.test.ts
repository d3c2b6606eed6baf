import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The layers in order: a file may import from its own layer and from any layer before it. The architecture shows why. */
const layers = [
  'scripts types lib site browser ui effects contact blocks app',
  'config validate hosting assets prerender release authoring relay server codegen cli',
].flatMap((names) => names.split(' '));

/** What the order allows and must not be all the same. */
const never: [from: RegExp, to: RegExp, reason: string][] = [
  [
    /^src\/(?:ui|effects|contact|blocks|app)\//,
    /site\/structured-data\//,
    'structured data is for the document only',
  ],
  [/^src\/(?:contact|relay)\//, /^react(?:-dom)?$/, 'the rules of a message do not depend on React'],
  [/^src\/relay\//, /^src\/(?:ui|effects|blocks|app)\//, 'the relay knows nothing of pages'],
];

/** The layer of a file, `lib` of `src/lib/json.ts`; nothing for a package or a file of the top level. */
const layerOf = (file: string) => /^(?:src\/(\w+)|(scripts))\//.exec(file)?.slice(1).find(Boolean);

/** What a source imports, types too: files by their path in the project, without the ending, and packages. */
function importsOf(file: string, source: string): string[] {
  const named = [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g)].map(
    ([, , name = '']) => name,
  );
  return named.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));
}

/** What is wrong with an import, and the remedy; nothing when it is right. */
function fault(file: string, imported: string): string | undefined {
  const [from, to] = [layerOf(file), layerOf(imported)];
  const banned = never.find(([source, target]) => source.test(file) && target.test(imported));
  if (banned) return `${file} must not import ${imported}: ${banned[2]}.`;
  const [, block] = /^src\/blocks\/([\w-]+)\//.exec(file) ?? [];
  const [, other] = /^src\/blocks\/([\w-]+)\//.exec(imported) ?? [];
  if (block && other && block !== other)
    return `${file} must not import ${imported}: blocks never import blocks.`;
  if (!from || !to || layers.indexOf(to) <= layers.indexOf(from)) return undefined;
  return `${file} must not import ${imported}: "${to}" comes after "${from}". Move what both need to "${from}" or a layer before it.`;
}

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name)),
);

describe('the order of layers', () => {
  it('has a place for every folder of src', () => {
    expect(readdirSync('src').filter((name) => !layers.includes(name))).toEqual([]);
  });

  it('is kept by every import of src and scripts', () => {
    const faults = files.flatMap((file) =>
      importsOf(file, readFileSync(file, 'utf8')).flatMap((imported) => fault(file, imported) ?? []),
    );
    expect(faults).toEqual([]);
  });

  it('lets no files import each other in a circle, types included', () => {
    const known = new Set(files);
    const resolve = (path: string) =>
      ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((file) => known.has(file));
    const edges = new Map(
      files.map((file) => [
        file,
        importsOf(file, readFileSync(file, 'utf8')).flatMap((path) => resolve(path) ?? []),
      ]),
    );
    const done = new Set<string>();
    function circle(file: string, trail: string[]): string[] | undefined {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
      if (done.has(file)) return undefined;
      for (const next of edges.get(file) ?? []) {
        const found = circle(next, [...trail, file]);
        if (found) return found;
      }
      done.add(file);
      return undefined;
    }
    expect(files.flatMap((file) => circle(file, [])?.join(' → ') ?? [])).toEqual([]);
  });
});
