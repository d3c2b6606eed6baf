import type { BlockType } from '../../../site/page-data.types';
import type { SiteConfig } from '../../../site/types.generated';
import { configProblem } from '../../../config/report';
import type { Problem } from '../../../config/source/problem';
import type { Source } from '../../../config/source/json-source';

/**
 * The fields that a variant of a block does not show, by block type and variant, for every variant of such a
 * block; `items[].action` is a field of each entry. A test holds it against what the renderers draw (tests/engine/parity.test.tsx).
 */
export const unusedFields: Partial<Record<BlockType, Record<string, readonly string[]>>> = {
  cases: { projects: [], cards: ['items[].picture'] },
  'feature-list': {
    plate: ['lead'],
    statement: ['promise', 'promiseText'],
    chapters: ['promise', 'promiseText'],
  },
  hero: {
    home: ['updated', 'offer', 'contents'],
    section: ['updated', 'offer', 'contents'],
    service: ['updated', 'contents'],
    header: ['updated', 'offer', 'contents'],
    plain: ['offer'],
  },
  'service-list': { plates: [], index: ['items[].action'], rows: ['items[].action'] },
};

/**
 * Fields that are filled in for nothing: the block has them, but its variant does not show them.
 *
 * @param source the text of the config, for the places
 * @returns a warning for each
 */
export function unusedFieldProblems(config: SiteConfig, source: Source): Problem[] {
  return config.pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) => {
      if (!('variant' in block)) return [];
      const variants = unusedFields[block.type] ?? {};
      return (variants[block.variant] ?? []).flatMap((field) =>
        placesOf(block, field).map((place) =>
          configProblem(config, source, {
            code: 'FIELD-001',
            path: ['pages', pageIndex, 'blocks', blockIndex, ...place],
            message: `the variant "${block.variant}" does not show this. ${advice(variants, field)}`,
            severity: 'warning',
          }),
        ),
      );
    }),
  );
}

/** Where a field stands in a block; nowhere, once, or once for each entry of a list. */
function placesOf(block: object, field: string): (string | number)[][] {
  const [list = '', own] = field.split('[].');
  const value: unknown = Reflect.get(block, list);
  if (own === undefined) return value === undefined || value === false ? [] : [[list]];
  const entries = Array.isArray(value) ? (value as object[]) : [];
  return entries.flatMap((entry, index) => (own in entry ? [[list, index, own]] : []));
}

function advice(variants: Record<string, readonly string[]>, field: string): string {
  const others = Object.keys(variants).filter((name) => !variants[name]?.includes(field));
  return `Take it away, or take the variant ${others.map((name) => `"${name}"`).join(' or ')}, which does.`;
}
