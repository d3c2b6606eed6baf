import { rule } from '../../rule';

export const heroPosition = rule({
  code: 'BLOCK-001',
  severity: 'error',
  summary: {
    en: 'The first block of a page is not a hero, or another block is one.',
    fr: 'Le premier bloc d’une page n’est pas un bloc « hero », ou un autre bloc en est un.',
  },
  docs: {
    en: 'The hero holds the headline of the page, its only `h1`. Search engines and screen readers start there.\n\nMake the hero the first block, and keep only one.',
    fr: 'Le bloc « hero » porte le titre de la page, son seul `h1`. Les moteurs de recherche et les lecteurs d’écran commencent par lui.\n\nPlacez-le en premier, et n’en gardez qu’un.',
  },
  examples: {
    invalid: [
      { pointer: '/pages/2/blocks/-', value: { type: 'hero', variant: 'plain', title: 't:home.name' } },
    ],
    reports: 'A page has only one hero, its first block.',
    valid: [{ pointer: '/pages/2/blocks/-', value: { type: 'site-map' } }],
  },
  messages: {
    first: () => ({
      en: 'The first block of a page must be a hero, which holds the headline. Move the hero here, or add one.',
      fr: 'Le premier bloc d’une page doit être un bloc « hero », qui porte le titre. Déplacez ici le bloc « hero » de la page, ou ajoutez-en un.',
    }),
    second: () => ({
      en: 'A page has only one hero, its first block. Remove this one, or choose another block type.',
      fr: 'Une page n’a qu’un seul bloc « hero », le premier. Supprimez celui-ci, ou choisissez un autre type de bloc.',
    }),
  },
  *check({ config }) {
    for (const [page, { blocks }] of config.pages.entries()) {
      const first = blocks.findIndex(({ type }) => type === 'hero');
      for (const [index, block] of blocks.entries()) {
        // A hero that has to be moved to the beginning is reported there.
        if (block.type === 'hero' ? index === first : index > 0) continue;
        const path = ['pages', page, 'blocks', index, 'type'];
        yield { path, message: index === 0 ? 'first' : 'second' };
      }
    }
  },
});
