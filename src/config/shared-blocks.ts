import type { Block, SharedUse, SiteConfig } from '../site/types.generated';
import { isObject, type Path } from '../lib/json';
import { configProblem, type Finding } from './report';
import type { Problem } from './source/problem';
import type { Source } from './source/json-source';
import { closestMatch } from '../lib/closest-match';

export interface WithSharedBlocks {
  /** The config with every shared block in the places where it is used. */
  config: SiteConfig;
  /** The config's text: what a rule finds in a shared block stands where the block is declared. */
  source: Source;
  /** Shared blocks that are used and do not exist, and those that nothing uses. */
  problems: Problem[];
  /** What is wrong with a shared block is wrong wherever it is used: the same mistakes, at those places. */
  inPlace(faults: readonly Problem[]): Problem[];
}

/**
 * Puts shared blocks in their places. Everything behind this door knows pages whose blocks are all their own.
 *
 * @param written a config; what of it does not fit the schema stays as it is
 * @param source its text
 * @example
 * // "shared": { "key-figures": { "type": "stats", … } }
 * // "blocks": [ …, { "type": "shared", "block": "key-figures", "id": "figures" } ]
 */
export function withSharedBlocks(written: SiteConfig, source: Source): WithSharedBlocks {
  const { shared: declared = {}, ...rest } = written;
  const shared = new Map(Object.entries<Block | SharedUse>(isObject(declared) ? declared : {}));
  const used = new Map<string, SharedUse>();
  const places = new Map<string, Path[]>();
  const problems: Problem[] = [];
  const tell = (finding: Finding) => problems.push(configProblem(written, source, finding));
  const inPlace = (use: SharedUse, path: Path): Block | SharedUse => {
    const own = shared.get(use.block);
    if (!own) {
      const guess = closestMatch(use.block, shared.keys());
      const list = shared.size === 0 ? ' None is declared under "shared".' : '';
      const message = `there is no shared block "${use.block}".${list}`;
      // Without a list of them there is something else to mend first.
      if (isObject(declared))
        tell({ code: 'SHARED-001', path: [...path, 'block'], message, suggestion: guess });
      // What was meant is used, only under a misspelt name.
      if (guess !== null && !places.has(guess)) places.set(guess, []);
      return use;
    }
    used.set(path.join('/'), use);
    places.set(use.block, [...(places.get(use.block) ?? []), path]);
    const { type: _type, block: _block, ...place } = use;
    return isObject(own) ? { ...own, ...place } : own;
  };
  const pages = listOf<SiteConfig['pages'][number]>(written.pages).map((page, index) => {
    const blocks = listOf<Block | SharedUse>(isObject(page) ? page.blocks : undefined);
    if (!blocks.some(isUse)) return page;
    const drawn = blocks.map((block, position) =>
      isUse(block) ? inPlace(block, ['pages', index, 'blocks', position]) : block,
    );
    return { ...page, blocks: drawn as Block[] };
  });
  for (const [name, block] of shared) {
    if (isUse(block))
      tell({
        code: 'SHARED-003',
        path: ['shared', name, 'type'],
        message: 'a shared block is written out here; it cannot be another one.',
      });
    if (!places.has(name) && name !== '$comment')
      tell({
        code: 'SHARED-002',
        path: ['shared', name],
        message: 'no page uses this shared block.',
        severity: 'warning',
      });
  }
  return {
    config: { ...rest, ...(Array.isArray(written.pages) && { pages }) } as SiteConfig,
    source: withOrigins(source, used),
    problems,
    inPlace: (faults) =>
      faults.flatMap((fault) => {
        const [part, name] = fault.path ?? [];
        if (part !== 'shared') return [fault];
        const uses = name === undefined ? [...places.values()].flat() : (places.get(String(name)) ?? []);
        return [fault, ...uses.map((path) => ({ ...fault, path }))];
      }),
  };
}

function isUse(block: unknown): block is SharedUse {
  return isObject(block) && block.type === 'shared' && typeof block.block === 'string';
}

function listOf<Entry>(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : [];
}

/** The same text; what is asked for in a block that is used is found where that block is declared. */
function withOrigins(source: Source, used: ReadonlyMap<string, SharedUse>): Source {
  if (used.size === 0) return source;
  const written = (path: Path): Path => {
    const use = used.get(path.slice(0, 4).join('/'));
    const [field] = path.slice(4);
    if (!use || field === undefined) return path;
    // A use has a place of its own on the page: its anchor, its colours, its column.
    return field !== 'type' && Object.hasOwn(use, field) ? path : ['shared', use.block, ...path.slice(4)];
  };
  return {
    ...source,
    written,
    position: (path) => source.position(written(path)),
    keyPosition: (path) => source.keyPosition(written(path)),
  };
}
