import { isBlockPath } from '../../references/without-parts';
import { rule } from '../../rule';

const street = {
  pointer: '/pages/0/blocks/-',
  value: { type: 'service-list', variant: 'street', title: 't:home.name', items: [{ page: 'repair' }] },
};

export const emptyBlock = rule({
  code: 'DATE-005',
  severity: 'warning',
  mayFollow: 'error',
  summary: {
    en: 'A block has nothing to show.',
    fr: 'Un bloc n’a rien à montrer.',
  },
  docs: {
    en: 'A list of services, a carousel or a menu takes its entries from the config, and leaves out drafts. A block of which nothing remains, such as a carousel without ads or the list of a section without services, is omitted.\n\nAdd a page or an ad, remove `"status": "draft"` from one of them, or remove the block.',
    fr: 'Une liste de services, un carrousel ou un menu prend ses entrées dans la configuration, et omet les brouillons. Un bloc dont il ne reste rien, comme un carrousel sans annonces ou la liste d’une section sans services, n’est pas affiché.\n\nAjoutez une page ou une annonce, supprimez `"status": "draft"` de l’une d’elles, ou supprimez le bloc.',
  },
  examples: {
    invalid: [
      { pointer: '/pages/2/status', value: 'draft' },
      { pointer: '/ads/0/link', value: 'contact' },
      street,
    ],
    reports: 'Nothing in this block is published, so builds omit it.',
    valid: [street],
  },
  messages: {
    block: () => ({
      en: 'Nothing in this block is published, so builds omit it. Add a page or an ad, publish one that is a draft, or remove the block.',
      fr: 'Rien dans ce bloc n’est publié : il n’est pas affiché. Ajoutez une page ou une annonce, publiez un brouillon, ou supprimez ce bloc.',
    }),
  },
  *check({ published: { lost } }) {
    for (const path of lost) if (isBlockPath(path)) yield { path, message: 'block' };
  },
});
