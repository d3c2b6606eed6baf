import type { Block, SharedUse, SiteConfig } from '../site/types.generated';
import { configProblem } from './config-problem';
import type { Problem } from './problem';
import type { Path, Source } from './source';
import { suggestion } from './suggestion';

export interface WithSharedBlocks {
  /** The config with every shared block in the places where it is used. */
  config: SiteConfig;
  /** The config's text: what a rule finds in a shared block stands where the block is declared. */
  source: Source;
  /** Shared blocks that are used and do not exist, and those that nothing uses. */
  problems: Problem[];
}

/**
 * Puts shared blocks in their places. Everything behind this door knows pages whose blocks are all their own.
 *
 * @param written a config that fits the schema
 * @param source its text
 * @example
 * // "shared": { "key-figures": { "type": "stats", … } }
 * // "blocks": [ …, { "type": "shared", "block": "key-figures", "id": "figures" } ]
 */
export function withSharedBlocks(written: SiteConfig, source: Source): WithSharedBlocks {
  const { shared = {}, ...rest } = written;
  const used = new Map<string, Block | SharedUse>();
  const names = new Set<string>();
  const problems: Problem[] = [];
  const tell = (code: string, path: Path, message: string, guess: string | null = null) =>
    problems.push(
      configProblem(written, source, {
        code,
        path,
        message,
        suggestion: guess,
        severity: code === 'SHARED-002' ? 'warning' : 'error',
      }),
    );
  const inPlace = (block: Block | SharedUse, path: Path): Block[] => {
    if (block.type !== 'shared') return [block];
    names.add(block.block);
    const own = Object.hasOwn(shared, block.block) ? shared[block.block] : undefined;
    if (!own) {
      const known = Object.keys(shared);
      const list = known.length === 0 ? ' None is declared under "shared".' : '';
      const guess = suggestion(block.block, known);
      // What was meant is used, only under a misspelt name.
      if (guess !== null) names.add(guess);
      tell('SHARED-001', [...path, 'block'], `there is no shared block "${block.block}".${list}`, guess);
      return [];
    }
    used.set(path.join('/'), block);
    const { type: _type, block: _block, ...place } = block;
    return [{ ...own, ...place }];
  };
  const pages = written.pages.map((page, index) => {
    const blocks: readonly (Block | SharedUse)[] = page.blocks;
    if (blocks.every(({ type }) => type !== 'shared')) return page;
    return {
      ...page,
      blocks: blocks.flatMap((block, position) => inPlace(block, ['pages', index, 'blocks', position])),
    };
  });
  for (const [name, block] of Object.entries<Block | SharedUse>(shared)) {
    if (block.type === 'shared')
      tell(
        'SHARED-003',
        ['shared', name, 'type'],
        'a shared block is written out here; it cannot be another one.',
      );
    if (!names.has(name)) tell('SHARED-002', ['shared', name], 'no page uses this shared block.');
  }
  return { config: { ...rest, pages }, source: withOrigins(source, used), problems };
}

/** The same text; what is asked for in a block that is used is found where that block is declared. */
function withOrigins(source: Source, used: ReadonlyMap<string, Block | SharedUse>): Source {
  if (used.size === 0) return source;
  const written = (path: Path): Path => {
    const use = used.get(path.slice(0, 4).join('/'));
    const [field] = path.slice(4);
    if (use?.type !== 'shared' || field === undefined) return path;
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
