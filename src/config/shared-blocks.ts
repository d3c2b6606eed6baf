import { closestMatch } from '../lib/text/closest-match';
import { isObject, type Path } from '../lib/json';
import type { Block, SharedUse, SiteConfig } from '../site/types.generated';
import { configProblem, type Finding } from './report';
import type { Source } from './source/json-source';
import type { Problem } from './source/problem';

export interface WithSharedBlocks {
  /** The config with every reference to a shared block replaced by the block. */
  config: SiteConfig;
  /** The text of the config: positions inside a shared block are those of its declaration. */
  source: Source;
  /** Unknown and unused shared blocks. */
  problems: Problem[];
  /** Adds the problems of a shared block at each place that uses it. */
  inPlace(found: readonly Problem[]): Problem[];
}

/**
 * Replaces each reference to a shared block by the block. The rest of the program only sees pages with plain blocks.
 *
 * @param written a config; parts that do not match the schema stay unchanged
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
  const report = (finding: Finding) => problems.push(configProblem(written, source, finding));
  const inPlace = (use: SharedUse, path: Path): Block | SharedUse => {
    const block = shared.get(use.block);
    if (!block) {
      const guess = closestMatch(use.block, shared.keys());
      const list = shared.size === 0 ? ' None is declared under "shared".' : '';
      const message = `there is no shared block "${use.block}".${list}`;
      // When "shared" is not an object, that is reported instead.
      if (isObject(declared))
        report({ code: 'SHARED-001', path: [...path, 'block'], message, suggestion: guess });
      // The suggested block counts as used: only its name is misspelt here.
      if (guess !== null && !places.has(guess)) places.set(guess, []);
      return use;
    }
    used.set(path.join('/'), use);
    places.set(use.block, [...(places.get(use.block) ?? []), path]);
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
  for (const [name, block] of shared) {
    if (isUse(block))
      report({
        code: 'SHARED-003',
        path: ['shared', name, 'type'],
        message: 'a shared block is written out here; it cannot be another one.',
      });
    if (!places.has(name) && name !== '$comment')
      report({
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
    inPlace: (found) =>
      found.flatMap((problem) => {
        const [part, name] = problem.path ?? [];
        if (part !== 'shared') return [problem];
        const uses = name === undefined ? [...places.values()].flat() : (places.get(String(name)) ?? []);
        return [problem, ...uses.map((path) => ({ ...problem, path }))];
      }),
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
