import { publicationState } from '../../../config/publication/schedule';
import { rule } from '../../rule';
import { firstPlaces, otherLinks } from '../links/other-places';

export const linkToUnpublished = rule({
  code: 'DATE-005',
  severity: 'warning',
  summary: {
    en: 'A link to unpublished content is omitted.',
    fr: 'Un lien vers un contenu non publié n’est pas affiché.',
  },
  docs: {
    en: 'The page that a link leads to is not published: its `publishAt` is in the future, or its `expireAt` is in the past. The build omits the link, and a block without any other content, until the page is published. The warning is there in case you expected the page to be published already.\n\nIf the date is right, do nothing. Otherwise correct it, or link to another page.',
    fr: 'La page à laquelle mène un lien n’est pas publiée : sa date `publishAt` est à venir, ou sa date `expireAt` est passée. Jusqu’à la publication de la page, le site n’affiche ni ce lien, ni le bloc qui n’aurait pas d’autre contenu. Cet avertissement est là au cas où vous la croiriez déjà publiée.\n\nSi la date est juste, ne faites rien. Sinon, corrigez-la, ou faites mener le lien à une autre page.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/2/publishAt', value: '2030-01-01T08:00:00+01:00' },
      { file: 'site.config.json', pointer: '/ads/0/link', value: 'repair' },
    ],
    reports: 'The page "repair" is not published at the moment, so this build omits the link.',
    valid: [{ file: 'site.config.json', pointer: '/pages/2/publishAt', value: '2026-01-01T08:00:00+01:00' }],
  },
  // At this stage the errors of all other rules are known.
  messages: {
    link: ({ page, others }: { page: string; others: number }) => ({
      en: `The page "${page}" is not published at the moment, so this build omits the link.${otherLinks(others).en} If this is not intended, correct the dates of the page.`,
      fr: `La page « ${page} » n’est pas publiée en ce moment : ce lien n’est pas affiché.${otherLinks(others).fr} Si ce n’est pas voulu, corrigez les dates de la page.`,
    }),
    block: () => ({
      en: 'Nothing in this block is published at the moment, so this build omits it. If this is not intended, correct the status or the dates of its pages or ads.',
      fr: 'Rien dans ce bloc n’est publié en ce moment : il n’est pas affiché. Si ce n’est pas voulu, corrigez le statut (status) ou les dates de ses pages ou de ses annonces.',
    }),
  },
  *check({ config, now, published: { notices } }) {
    // An expired page is reported itself, and lists leave out drafts.
    const scheduled = new Set(
      config.pages.flatMap((page) => (publicationState(page, now).state === 'scheduled' ? [page.id] : [])),
    );
    const links = firstPlaces(notices, ({ data }) =>
      data && scheduled.has(data.page) ? data.page : undefined,
    );
    for (const { place, name, others } of links)
      yield { path: place.path, message: 'link', data: { page: name, others } };
    for (const { path, message } of notices) if (message === 'block') yield { path, message };
  },
});
