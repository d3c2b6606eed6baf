import { isObject, type Path } from '../lib/json';
import type { Block, SharedUse, SiteConfig } from '../site/types.generated';
import type { Source } from './source/json-source';

export interface WithSharedBlocks {
  /** The config with every reference to a shared block replaced by the block. */
  config: SiteConfig;
  /** The text of the config: positions inside a shared block are those of its declaration. */
  source: Source;
}

/**
 * Replaces each reference to a shared block by the block. The rest of the program only sees pages with plain blocks.
 *
 * @param written a config; parts that do not match the schema, and unknown references, stay unchanged
 * @example
 * // "shared": { "key-figures": { "type": "stats", … } }
 * // "blocks": [ …, { "type": "shared", "block": "key-figures", "id": "figures" } ]
 */
export function withSharedBlocks(written: SiteConfig, source: Source): WithSharedBlocks {
  const { shared: declared = {}, ...rest } = written;
  const shared = new Map(Object.entries<Block | SharedUse>(isObject(declared) ? declared : {}));
  const used = new Map<string, SharedUse>();
  const inPlace = (use: SharedUse, path: Path): Block | SharedUse => {
    const block = shared.get(use.block);
    if (!block) return use;
    used.set(path.join('/'), use);
    const { type: _type, block: _block, ...overrides } = use;
    return isObject(block) ? { ...block, ...overrides } : block;
  };
  const pages = listOf<SiteConfig['pages'][number]>(written.pages).map((page, index) => {
    const blocks = listOf<Block | SharedUse>(isObject(page) ? page.blocks : undefined);
    if (!blocks.some(isUse)) return page;
    const resolved = blocks.map((block, position) =>
      isUse(block) ? inPlace(block, ['pages', index, 'blocks', position]) : block,
    );
    return { ...page, blocks: resolved as Block[] };
  });
  return {
    config: { ...rest, ...(Array.isArray(written.pages) && { pages }) } as SiteConfig,
    source: withOrigins(source, used),
  };
}

function isUse(block: unknown): block is SharedUse {
  return isObject(block) && block.type === 'shared' && typeof block.block === 'string';
}

function listOf<Entry>(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : [];
}

/** Returns the source with positions inside a used block mapped to its declaration. */
function withOrigins(source: Source, used: ReadonlyMap<string, SharedUse>): Source {
  if (used.size === 0) return source;
  const written = (path: Path): Path => {
    const use = used.get(path.slice(0, 4).join('/'));
    const [field] = path.slice(4);
    if (!use || field === undefined) return path;
    // A reference has its own fields, which depend on the page: its anchor, its colors, its column.
    return field !== 'type' && Object.hasOwn(use, field) ? path : ['shared', use.block, ...path.slice(4)];
  };
  return {
    ...source,
    written,
    position: (path) => source.position(written(path)),
    keyPosition: (path) => source.keyPosition(written(path)),
  };
}
