import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms of `src` in order: a file may import from its own room and from any room before it. The architecture shows why. */
const rooms = [
  'lib',
  'site',
  ...['browser', 'ui', 'effects', 'contact', 'blocks', 'app'].map((folder) => `client/${folder}`),
  'config',
  'edit',
  ...['hosting', 'assets', 'prerender', 'release'].map((folder) => `publish/${folder}`),
  'server',
  'cli',
].map((room) => `src/${room}`);
const places = ['scripts', ...rooms];

/** What the order allows and must not be all the same. */
const never: [from: RegExp, to: RegExp, reason: string][] = [
  [/^src\/client\//, /site\/structured-data\//, 'structured data is for the document only'],
  [
    /^src\/(?:client\/contact|server\/relay)\//,
    /^react(?:-dom)?$/,
    'the rules of a message do not depend on React',
  ],
  [/^src\/server\/relay\//, /^src\/client\/(?:ui|effects|blocks|app)\//, 'the relay knows nothing of pages'],
];

/** The room of a file, `src/lib` of `src/lib/json.ts`; nothing for a package or a file of the top level. */
const roomOf = (file: string) => places.find((room) => file.startsWith(`${room}/`));

/** What a source imports, types too: files by their path in the project, without the ending, and packages. */
function importsOf(file: string, source: string): string[] {
  const named = [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g)].map(
    ([, , name = '']) => name,
  );
  return named.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name));
}

/** What is wrong with an import, and the remedy; nothing when it is right. */
function fault(file: string, imported: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(imported)];
  const banned = never.find(([source, target]) => source.test(file) && target.test(imported));
  if (banned) return `${file} must not import ${imported}: ${banned[2]}.`;
  const [, block] = /^src\/client\/blocks\/([\w-]+)\//.exec(file) ?? [];
  const [, other] = /^src\/client\/blocks\/([\w-]+)\//.exec(imported) ?? [];
  if (block && other && block !== other)
    return `${file} must not import ${imported}: blocks never import blocks.`;
  if (!from || !to || places.indexOf(to) <= places.indexOf(from)) return undefined;
  return `${file} must not import ${imported}: "${to}" comes after "${from}". Move what both need to "${from}" or a room before it.`;
}

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name)),
);

describe('the order of rooms', () => {
  it('has a place for every file of src', () => {
    expect(files.filter((file) => !roomOf(file))).toEqual([]);
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
