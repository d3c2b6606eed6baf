import { configProblem } from '../../../config/report';
import type { Source } from '../../../config/source/json-source';
import type { Problem } from '../../../config/source/problem';
import type { BlockType } from '../../../site/page-data.types';
import type { SiteConfig } from '../../../site/types.generated';

/**
 * The fields that a variant of a block does not show, by block type and variant, for every variant of such a
 * block; `items[].action` is a field of each entry. A test compares the list with the rendered blocks (tests/pages/parity.test.tsx).
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
 * Returns a warning for each field that a block has and its variant does not show.
 *
 * @param source the text of the config, for positions
 */
export function unusedFieldProblems(config: SiteConfig, source: Source): Problem[] {
  return config.pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) => {
      if (!('variant' in block)) return [];
      const variants = unusedFields[block.type] ?? {};
      return (variants[block.variant] ?? []).flatMap((field) =>
        pathsOf(block, field).map((fieldPath) =>
          configProblem(config, source, {
            code: 'FIELD-001',
            path: ['pages', pageIndex, 'blocks', blockIndex, ...fieldPath],
            message: `the variant "${block.variant}" does not show this. ${advice(variants, field)}`,
            severity: 'warning',
          }),
        ),
      );
    }),
  );
}

/** Returns the paths of a field in a block: none, one, or one for each entry of a list. */
function pathsOf(block: object, field: string): (string | number)[][] {
  const [list = '', entryField] = field.split('[].');
  const value: unknown = Reflect.get(block, list);
  if (entryField === undefined) return value === undefined || value === false ? [] : [[list]];
  const entries = Array.isArray(value) ? (value as object[]) : [];
  return entries.flatMap((entry, index) => (entryField in entry ? [[list, index, entryField]] : []));
}

function advice(variants: Record<string, readonly string[]>, field: string): string {
  const others = Object.keys(variants).filter((name) => !variants[name]?.includes(field));
  return `Take it away, or take the variant ${others.map((name) => `"${name}"`).join(' or ')}, which does.`;
}
