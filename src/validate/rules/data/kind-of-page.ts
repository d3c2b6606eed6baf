import { rule } from '../../rule';

export const kindOfPage = rule({
  code: 'DATA-012',
  severity: 'warning',
  summary: {
    en: 'The kind of a page does not fit its address or its blocks.',
    fr: 'Le type d’une page ne convient pas à son adresse ou à ses blocs.',
  },
  docs: {
    en: 'The kind determines the structured data of a page and its picture on social networks. The page at `/` is of the kind `home`, and no other is; a page of the kind `questions` has a block `faq`, one of the kind `contact` a block `contact-form`.\n\nCorrect `kind`, or put the block back.',
    fr: 'Le type d’une page détermine ses données structurées et son image sur les réseaux sociaux. La page `/` est du type `home`, et elle est la seule ; une page du type `questions` a un bloc `faq`, une page du type `contact` un bloc `contact-form`.\n\nCorrigez `kind`, ou remettez le bloc.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/2/kind', value: 'home' }],
    reports: 'Only the page at "/" is of the kind "home".',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/kind', value: 'questions' }],
  },
  messages: {
    home: () => ({
      en: 'This is the home page, and its kind is "home". Write "home" here.',
      fr: 'C’est la page d’accueil, dont le type est « home ». Écrivez « home » ici.',
    }),
    otherHome: () => ({
      en: 'Only the page at "/" is of the kind "home". Choose another kind.',
      fr: 'Seule la page « / » est du type « home ». Choisissez un autre type.',
    }),
    block: ({ kind, block }: { kind: string; block: string }) => ({
      en: `A page of the kind "${kind}" has a block "${block}", and this one has none. Put the block back, or choose another kind.`,
      fr: `Une page du type « ${kind} » a un bloc « ${block} », et celle-ci n’en a pas. Remettez le bloc, ou choisissez un autre type.`,
    }),
  },
  *check(context) {
    const { pages } = context.config;
    for (const [index, { id, kind, path: address, blocks, status }] of pages.entries()) {
      if (status === 'draft') continue;
      const path = ['pages', index, 'kind'];
      if ((address === '/') !== (kind === 'home')) {
        if (address === '/') yield { path, message: 'home', suggestion: 'home' };
        // Without a home page, another rule asks for one.
        else if (pages.some((page) => page.path === '/')) yield { path, message: 'otherHome' };
        continue;
      }
      const block = BLOCKS[kind];
      // A missing form is reported with the links that lead to it.
      if (block === undefined || blocks.some(({ type }) => type === block)) continue;
      const leadsToForm = context.targets.some(({ page, anchor }) => page === id && anchor !== undefined);
      if (block === 'contact-form' && leadsToForm) continue;
      yield { path, message: 'block', data: { kind, block } };
    }
  },
});

/** The block that a page of a kind is about. */
const BLOCKS: Record<string, string | undefined> = { contact: 'contact-form', questions: 'faq' };
