import { groupBy } from '../../../lib/group-by';
import { rule } from '../../rule';

export const doubledBlock = rule({
  code: 'BLOCK-002',
  severity: 'warning',
  summary: { en: 'A page has the same block twice.', fr: 'Une page a deux fois le même bloc.' },
  docs: {
    en: 'Two blocks of the page are the same in every field but the `id`. Most often one of them was pasted twice, and visitors read everything twice.\n\nRemove one of them, or change what it says.',
    fr: 'Deux blocs de la page sont identiques dans tous leurs champs, sauf l’`id`. Le plus souvent, l’un d’eux a été collé par erreur, et les visiteurs lisent deux fois la même chose.\n\nSupprimez l’un des deux, ou modifiez son contenu.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/1/blocks/-', value: { type: 'shared', block: 'figures' } },
    ],
    reports: 'This block is the same as block 3 of this page.',
    valid: [
      { file: 'site.config.json', pointer: '/pages/2/blocks/-', value: { type: 'shared', block: 'figures' } },
    ],
  },
  reads: ['blocks'],
  messages: {
    doubled: ({ block }: { block: number }) => ({
      en: `This block is the same as block ${block} of this page. Remove one of them.`,
      fr: `Ce bloc est identique au bloc n° ${block} de cette page. Supprimez l’un des deux.`,
    }),
  },
  *check({ config: { pages } }) {
    for (const [page, { blocks }] of pages.entries()) {
      // A second hero is reported by another rule.
      const entries = blocks.map((block, index) => ({ block, index })).slice(1);
      for (const alike of groupBy(entries, ({ block }) => block.type).values()) {
        if (alike.length === 1) continue;
        const first = new Map<string, number>();
        for (const { block, index } of alike) {
          const content = JSON.stringify({ ...block, id: undefined });
          const other = first.get(content);
          if (other === undefined) first.set(content, index);
          else
            yield { path: ['pages', page, 'blocks', index], message: 'doubled', data: { block: other + 1 } };
        }
      }
    }
  },
});
