import { overlap } from '../../../config/publication/schedule';
import { groupBy } from '../../../lib/lists/group-by';
import { rule } from '../../rule';

export const duplicateSource = rule({
  code: 'REDIRECT-006',
  severity: 'error',
  summary: {
    en: 'Two redirects start at the same address.',
    fr: 'Deux redirections partent de la même adresse.',
  },
  docs: {
    en: 'Only one of the two redirects can be followed, and it is undefined which.\n\nKeep the one with the right target, and remove the other. Two redirects whose dates do not overlap may start at the same address.',
    fr: 'Une seule des deux redirections est suivie, sans qu’on sache laquelle.\n\nGardez celle dont la destination est la bonne, et supprimez l’autre. Deux redirections dont les dates ne se chevauchent pas peuvent partir de la même adresse.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/old-workshop', to: 'contact' },
      },
    ],
    reports: 'Another redirect already starts at "/old-workshop".',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/older-workshop', to: 'contact' },
      },
    ],
  },
  messages: {
    duplicate: ({ from }: { from: string }) => ({
      en: `Another redirect already starts at "${from}". Remove one of the two.`,
      fr: `Une autre redirection part déjà de « ${from} ». Supprimez l’une des deux.`,
    }),
  },
  *check({ config: { redirects = [] } }) {
    const indexed = redirects.map((redirect, index) => ({ ...redirect, index }));
    for (const [from, group] of groupBy(indexed, (redirect) => redirect.from))
      for (const [position, redirect] of group.entries())
        if (group.slice(0, position).some((earlier) => overlap(redirect, earlier)))
          yield { path: ['redirects', redirect.index, 'from'], message: 'duplicate', data: { from } };
  },
});
