import { findBlocks } from '../../../site/blocks/find-blocks';
import { rule } from '../../rule';

export const unusedAds = rule({
  code: 'LINK-014',
  severity: 'warning',
  summary: { en: 'No page shows the ads.', fr: 'Aucune page n’affiche les annonces.' },
  docs: {
    en: 'Ads are shown by the block `promo-carousel`, and no page has one.\n\nPut the block back on a page, usually the home page.',
    fr: 'Les annonces sont affichées par le bloc `promo-carousel`, et aucune page n’en a.\n\nRemettez ce bloc sur une page, en général la page d’accueil.',
  },
  examples: { none: 'A block is removed, and examples of rules only change values.' },
  messages: {
    none: () => ({
      en: 'No page has a block "promo-carousel", so visitors see none of the ads. Put the block back.',
      fr: 'Aucune page n’a de bloc « promo-carousel » : les visiteurs ne voient aucune annonce. Remettez le bloc.',
    }),
  },
  *check({ config }) {
    // A missing home page, which has it, is reported itself.
    const hasHome = config.pages.some(({ path }) => path === '/');
    if (hasHome && config.ads.length > 0 && findBlocks(config, 'promo-carousel').length === 0)
      yield { path: ['ads'], message: 'none' };
  },
});
