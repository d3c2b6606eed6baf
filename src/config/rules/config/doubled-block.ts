import { repeated } from '../../../lib/lists/group-by';
import { isObject } from '../../../lib/json';
import { rule } from '../../rule';

export const doubledBlock = rule({
  code: 'BLOCK-002',
  severity: 'warning',
  mayFollow: 'error',
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
      { pointer: '/pages/2/blocks/-', value: { type: 'site-map' } },
      { pointer: '/pages/2/blocks/-', value: { type: 'site-map' } },
    ],
    reports: 'This block is the same as block 4 of this page.',
    valid: [{ pointer: '/pages/2/blocks/-', value: { type: 'site-map' } }],
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
      const entries = blocks.map((block, index) => ({
        block,
        index,
        path: ['pages', page, 'blocks', index],
      }));
      const doubled = repeated(entries, ({ block }) => JSON.stringify({ ...block, id: undefined }));
      for (const { entry, first } of doubled)
        yield { path: entry.path, message: 'doubled', data: { block: first.index + 1 } };
      for (const { block, index, path } of entries) {
        if (doubled.some(({ entry }) => entry.index === index)) continue;
        const items: unknown = Reflect.get(block, 'items');
        // A list of names, such as those of pages, may repeat one.
        const objects = [...(Array.isArray(items) ? items : []).entries()].filter(([, item]) =>
          isObject(item),
        );
        for (const { entry, first } of repeated(objects, ([, item]) => JSON.stringify(item)))
          yield { path: [...path, 'items', entry[0]], message: 'entry', data: { entry: first[0] + 1 } };
      }
    }
  },
});
