import { blockItems } from './block-items';
import { rule } from '../../rule';

export const futureYear = rule({
  code: 'DATA-007',
  severity: 'warning',
  summary: { en: 'A project has a year in the future.', fr: 'Un projet a une année à venir.' },
  docs: {
    en: 'Visitors read when the project went live; a typing error such as 2052 makes them doubt the rest.\n\nCorrect the year.',
    fr: 'Les visiteurs lisent quand le projet a été mis en ligne ; une faute de frappe comme 2052 les fait douter du reste.\n\nCorrigez l’année.',
  },
  examples: { none: 'The blocks of the sample site show no projects, and only these have a year.' },

  messages: {
    future: ({ year }: { year: number }) => ({
      en: `The year ${year} is in the future. Correct it.`,
      fr: `L’année ${year} est à venir. Corrigez-la.`,
    }),
  },
  *check({ config: { pages }, now }) {
    for (const { item, path } of pages.flatMap(blockItems)) {
      const year: unknown = Reflect.get(item, 'year');
      if (typeof year === 'number' && year > now.getUTCFullYear() + 1)
        yield { path: [...path, 'year'], message: 'future', data: { year } };
    }
  },
});
