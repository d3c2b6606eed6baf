import { repeated } from '../../../lib/lists/repeated';
import { rule } from '../../rule';
import { doubledBlocks } from '../config/doubled-block';
import { blockItems } from './block-items';

export const repeatedQuestion = rule({
  code: 'DATA-010',
  severity: 'warning',
  summary: { en: 'A page asks the same question twice.', fr: 'Une page pose deux fois la même question.' },
  docs: {
    en: 'Visitors read the question twice, and search engines may ignore both.\n\nRemove one of the two questions.',
    fr: 'Les visiteurs lisent deux fois la question, et les moteurs de recherche risquent d’ignorer les deux.\n\nSupprimez l’une des deux questions.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/pages/2/blocks/1/items/-',
        value: { question: 't:repair.faq.1.question', answer: 't:repair.faq.1.answer' },
      },
    ],
    reports: 'This page already asks this question.',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/pages/2/blocks/1/items/0',
        value: { question: 't:repair.faq.1.question', answer: 't:repair.faq.1.answer' },
      },
    ],
  },

  messages: {
    repeated: () => ({
      en: 'This page already asks this question. Remove one of the two.',
      fr: 'Cette page pose déjà cette question. Supprimez l’une des deux.',
    }),
  },
  *check({ config: { pages } }) {
    for (const [index, page] of pages.entries()) {
      // A block that is there twice is reported as a whole.
      const doubled = doubledBlocks(page.blocks);
      const questions = blockItems(page, index).filter(
        ({ item, path }) => 'question' in item && !doubled.has(Number(path[3])),
      );
      for (const { entry } of repeated(questions, ({ item }) =>
        JSON.stringify(Reflect.get(item, 'question')),
      ))
        yield { path: [...entry.path, 'question'], message: 'repeated' };
    }
  },
});
