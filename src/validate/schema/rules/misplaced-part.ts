import { schemaRule } from '../schema-rule';

export const misplacedPart = schemaRule({
  code: 'SCHEMA-010',
  severity: 'error',
  keywords: ['misplaced'],
  summary: {
    en: 'A page is in a list of blocks, or a block in the list of pages.',
    fr: 'Une page se trouve dans une liste de blocs, ou un bloc dans la liste des pages.',
  },
  docs: {
    en: 'The list `pages` contains pages, and the list `blocks` of a page contains blocks. What is pasted into the other list has all its fields at the wrong place.\n\nMove the page to `pages`, or the block to the `blocks` of a page.',
    fr: 'La liste `pages` contient des pages, et la liste `blocks` d’une page contient des blocs. Une page ou un bloc collé dans l’autre liste a tous ses champs au mauvais endroit.\n\nDéplacez la page dans `pages`, ou le bloc dans la liste `blocks` d’une page.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/-', value: { type: 'site-map' } }],
    reports: 'This is a block, not a page. Move it to the "blocks" of a page.',
    valid: [{ file: 'site.config.json', pointer: '/pages/1/blocks/-', value: { type: 'site-map' } }],
  },
  messages: {
    page: () => ({
      en: 'This is a page, not a block. Move it to the list "pages".',
      fr: 'C’est une page, et non un bloc. Déplacez-la dans la liste « pages ».',
    }),
    block: () => ({
      en: 'This is a block, not a page. Move it to the "blocks" of a page.',
      fr: 'C’est un bloc, et non une page. Déplacez-le dans la liste « blocks » d’une page.',
    }),
    question: () => ({
      en: 'This is a question, not a block. Move it to the "items" of the block "faq".',
      fr: 'C’est une question, et non un bloc. Déplacez-la dans la liste « items » du bloc « faq ».',
    }),
  },
  explain: ({ params: { part } }) => ({
    message: part === 'page' || part === 'question' ? part : 'block',
  }),
});
