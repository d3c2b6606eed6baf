import { isAlwaysPublished } from '../../../config/publication/schedule';
import { findBlocks } from '../../../site/blocks/find-blocks';
import { rule } from '../../rule';

export const listMayBecomeEmpty = rule({
  code: 'DATE-004',
  severity: 'error',
  summary: {
    en: 'A menu or the list of ads may become empty.',
    fr: 'Un menu ou la liste des annonces risque de se retrouver vide.',
  },
  docs: {
    en: 'Each menu, and on a site with a carousel the list of ads, must have an entry on every day. If all entries are drafts, have dates, or lead to pages that have dates, visitors can see an empty menu on some day.\n\nAdd an entry that is always published, or remove the dates of one.',
    fr: 'Chaque menu, comme la liste des annonces d’un site qui a un carrousel, doit contenir au moins une entrée chaque jour. Si toutes les entrées sont des brouillons, ont des dates ou mènent à des pages qui en ont, les visiteurs risquent un jour de voir un menu vide.\n\nAjoutez une entrée toujours publiée, ou supprimez les dates de l’une d’elles.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/2/expireAt', value: '2027-01-01T00:00:00+01:00' },
      { file: 'site.config.json', pointer: '/menus/services', value: ['repair'] },
    ],
    reports: 'Every entry of this menu is a draft, has dates or leads to such a page.',
    valid: [{ file: 'site.config.json', pointer: '/menus/services', value: ['workshop', 'repair'] }],
  },
  messages: {
    menu: () => ({
      en: 'Every entry of this menu is a draft, has dates or leads to such a page. Keep at least one entry that is always published.',
      fr: 'Ce menu risque de se retrouver vide : chaque entrée est un brouillon, a des dates ou mène à une page dans ce cas. Gardez au moins une entrée toujours publiée.',
    }),
    ads: () => ({
      en: 'Every ad is a draft, has dates or leads to such a page. Keep at least one ad that is always published.',
      fr: 'La liste des annonces risque de se retrouver vide : chaque annonce est un brouillon, a des dates ou mène à une page dans ce cas. Gardez au moins une annonce toujours publiée.',
    }),
  },
  *check({ config }) {
    const { menus, pages, ads } = config;
    const temporary = new Set(pages.filter((page) => !isAlwaysPublished(page)).map(({ id }) => id));
    // Unknown targets are reported by another rule.
    const isKept = (page: string | undefined) => page === undefined || !temporary.has(page);
    if (!menus.header.some(({ page }) => isKept(page))) yield { path: ['menus', 'header'], message: 'menu' };
    for (const name of ['services', 'company', 'notFound'] as const)
      if (!menus[name].some(isKept)) yield { path: ['menus', name], message: 'menu' };
    const hasCarousel = findBlocks(config, 'promo-carousel').length > 0;
    if (hasCarousel && !ads.some((ad) => isAlwaysPublished(ad) && isKept(ad.link)))
      yield { path: ['ads'], message: 'ads' };
  },
});
