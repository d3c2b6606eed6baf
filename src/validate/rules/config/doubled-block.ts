import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../../lib/lists/group-by';
import { repeated } from '../../../lib/lists/repeated';
import { isObject, type Path } from '../../../lib/json';
import type { Page } from '../../../site/types.generated';
import { rule } from '../../rule';

export const doubledBlock = rule({
  code: 'BLOCK-002',
  severity: 'warning',
  summary: {
    en: 'A page has the same block twice, or a list the same entry.',
    fr: 'Une page a deux fois le même bloc, ou une liste deux fois le même élément.',
  },
  docs: {
    en: 'Two blocks of the page are the same in every field but the `id`, or two entries of a block are the same. Most often one of them was pasted twice, and visitors read everything twice.\n\nRemove one of them, or change what it says.',
    fr: 'Deux blocs de la page sont identiques dans tous leurs champs, sauf l’`id`, ou deux éléments d’un bloc sont identiques. Le plus souvent, l’un des deux a été collé par erreur, et les visiteurs lisent deux fois la même chose.\n\nSupprimez l’un des deux, ou modifiez son contenu.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/pages/1/blocks/-',
        value: {
          type: 'service-list',
          variant: 'index',
          title: 't:workshop.services.title',
          from: 'section',
        },
      },
    ],
    reports: 'This block is the same as block 2 of this page.',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/pages/1/blocks/-',
        value: { type: 'service-list', variant: 'index', title: 't:home.services.title', from: 'section' },
      },
    ],
  },
  messages: {
    doubled: ({ block }: { block: number }) => ({
      en: `This block is the same as block ${block} of this page. Remove one of them.`,
      fr: `Ce bloc est identique au bloc n° ${block} de cette page. Supprimez l’un des deux.`,
    }),
    entry: ({ entry }: { entry: number }) => ({
      en: `This entry is the same as entry ${entry} of the list. Remove one of them.`,
      fr: `Cet élément est identique à l’élément n° ${entry} de la liste. Supprimez l’un des deux.`,
    }),
  },
  *check({ config: { pages } }) {
    for (const [page, { blocks }] of pages.entries()) {
      const doubled = doubledBlocks(blocks);
      for (const [index, other] of doubled)
        yield { path: ['pages', page, 'blocks', index], message: 'doubled', data: { block: other + 1 } };
      const items = blockItems(blocks, page).filter(({ path }) => !doubled.has(Number(path[3])));
      // The first field tells most entries apart, and is much shorter than all of them.
      for (const { entry, first } of repeated(
        items,
        ({ item, path }) => `${path[3]} ${JSON.stringify(Object.values(item)[0])}`,
      ))
        if (isDeepStrictEqual(entry.item, first.item))
          yield { path: entry.path, message: 'entry', data: { entry: Number(first.path.at(-1)) + 1 } };
    }
  },
});

/** Returns the positions of the blocks that are the same as an earlier one, each with that one. */
function doubledBlocks(blocks: Page['blocks']): ReadonlyMap<number, number> {
  // A second hero is reported by another rule.
  const entries = blocks.map((block, index) => ({ block, index })).slice(1);
  // Nearly all blocks of a page are of different types.
  const alike = [...groupBy(entries, ({ block }) => block.type).values()].filter(({ length }) => length > 1);
  const pairs = alike.flatMap((group) =>
    repeated(group, ({ block }) => JSON.stringify({ ...block, id: undefined })),
  );
  return new Map(pairs.map(({ entry, first }) => [entry.index, first.index]));
}

/** Returns the entries in the `items` of all blocks of a page, such as questions or projects, with their paths. */
function blockItems(blocks: Page['blocks'], page: number): { item: object; path: Path }[] {
  return blocks.flatMap((block, index) => {
    const items: unknown = Reflect.get(block, 'items');
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: unknown, at) =>
      isObject(item) ? [{ item, path: ['pages', page, 'blocks', index, 'items', at] }] : [],
    );
  });
}
