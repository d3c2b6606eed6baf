import { publicationState } from '../../publication/schedule';
import { rule } from '../../rule';
import { firstPlaces, otherLinks } from '../links/other-places';

export const unpublishedContent = rule({
  code: 'DATE-005',
  severity: 'warning',
  summary: {
    en: 'Content is not published at the moment: it has expired, is linked before its date, or is a block without content.',
    fr: 'Un contenu n’est pas publié en ce moment : il a expiré, un lien y mène avant sa date, ou c’est un bloc sans contenu.',
  },
  docs: {
    en: 'An ad or a page whose `expireAt` is in the past stays in the config as a leftover. A link to a page whose `publishAt` is in the future is omitted until that date, and so is a block without any other content, such as a carousel without ads or the list of a section without services.\n\nIf a date is wrong, correct it. Remove what has expired, with a redirect from the address of a page, or set `"status": "draft"` to publish it again later.',
    fr: 'Une annonce ou une page dont la date `expireAt` est passée encombre la configuration. Un lien vers une page dont la date `publishAt` est à venir n’est pas affiché jusque-là, ni un bloc qui n’aurait pas d’autre contenu, comme un carrousel sans annonces ou la liste d’une section sans services.\n\nSi une date est fausse, corrigez-la. Supprimez ce qui a expiré, avec une redirection depuis l’adresse d’une page, ou écrivez `"status": "draft"` pour le republier plus tard.',
  },
  examples: {
    invalid: [
      { pointer: '/pages/2/publishAt', value: '2030-01-01T08:00:00+01:00' },
      { pointer: '/menus/services', value: ['workshop', 'repair'] },
    ],
    reports: 'The page "repair" is not published at the moment, so this build omits the link.',
    valid: [{ pointer: '/pages/2/publishAt', value: '2026-01-01T08:00:00+01:00' }],
  },
  messages: {
    expired: ({ day, kind, id }: { day: string; kind: 'ad' | 'page'; id: string }) => ({
      en: `This ${kind} expired on ${day} and is no longer published. Remove it with "npm run remove -- ${kind} ${id}", or change the date.`,
      fr: `Cette ${kind === 'ad' ? 'annonce' : 'page'} a expiré le ${day} et n’est plus publiée. Supprimez-la avec « npm run remove -- ${kind} ${id} », ou modifiez la date.`,
    }),
    link: ({ page, others }: { page: string; others: number }) => ({
      en: `The page "${page}" is not published at the moment, so this build omits the link.${otherLinks(others).en} If this is not intended, correct the dates of the page.`,
      fr: `La page « ${page} » n’est pas publiée en ce moment : ce lien n’est pas affiché.${otherLinks(others).fr} Si ce n’est pas voulu, corrigez les dates de la page.`,
    }),
    block: () => ({
      en: 'Nothing in this block is published at the moment, so this build omits it. If this is not intended, add a page or an ad, or correct the status or the dates of those that there are.',
      fr: 'Rien dans ce bloc n’est publié en ce moment : il n’est pas affiché. Si ce n’est pas voulu, ajoutez une page ou une annonce, ou corrigez le statut (status) ou les dates de celles qui existent.',
    }),
  },
  *check({ config, now, published: { notices } }) {
    for (const [list, kind] of [
      ['ads', 'ad'],
      ['pages', 'page'],
    ] as const)
      for (const [index, entry] of config[list].entries()) {
        const publication = publicationState(entry, now);
        if (publication.state !== 'expired') continue;
        const data = { day: publication.since.slice(0, 'yyyy-mm-dd'.length), kind, id: entry.id };
        yield { path: [list, index, 'expireAt'], message: 'expired', data };
      }
    // A link to an expired page follows from it, and lists leave out drafts.
    const scheduled = new Set(
      config.pages.flatMap((page) => (publicationState(page, now).state === 'scheduled' ? [page.id] : [])),
    );
    for (const { place, name, others } of firstPlaces(notices, ({ data }) =>
      data && scheduled.has(data.page) ? data.page : undefined,
    ))
      yield { path: place.path, message: 'link', data: { page: name, others } };
    for (const { path, message } of notices) if (message === 'block') yield { path, message };
  },
});
