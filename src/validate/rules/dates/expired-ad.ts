import { publicationState } from '../../../config/publication/schedule';
import { rule } from '../../rule';
import { datedEntries } from './dated-entries';

export const expiredAd = rule({
  code: 'DATE-006',
  severity: 'warning',
  summary: { en: 'An ad or a page has expired.', fr: 'Une annonce ou une page a expiré.' },
  docs: {
    en: 'An ad or a page whose `expireAt` is in the past is no longer published. It stays in the config as a leftover, and its texts are still translated and checked.\n\nRemove it, or give it a later date. When you remove a page, add a redirect from its address. If you want to publish it again later, set `"status": "draft"` until then.',
    fr: 'Une annonce ou une page dont la date `expireAt` est passée n’est plus publiée. Elle encombre la configuration, et ses textes sont encore à traduire et à vérifier.\n\nSupprimez-la, ou donnez-lui une date ultérieure. Quand vous supprimez une page, ajoutez une redirection depuis son adresse. Si vous comptez la republier plus tard, écrivez `"status": "draft"` en attendant.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/ads/1/expireAt', value: '2026-05-01T00:00:00+01:00' }],
    reports: 'This ad expired on 2026-05-01 and is no longer published.',
    valid: [{ file: 'site.config.json', pointer: '/ads/1/expireAt', value: '2027-01-01T00:00:00+01:00' }],
  },
  messages: {
    ad: ({ day }: { day: string }) => ({
      en: `This ad expired on ${day} and is no longer published. Remove it, or change the date.`,
      fr: `Cette annonce a expiré le ${day} et n’est plus publiée. Supprimez-la, ou modifiez la date.`,
    }),
    page: ({ day }: { day: string }) => ({
      en: `This page expired on ${day} and is no longer published. Remove it and add a redirect from its address, or change the date.`,
      fr: `Cette page a expiré le ${day} et n’est plus publiée. Supprimez-la et ajoutez une redirection depuis son adresse, ou modifiez la date.`,
    }),
  },
  *check({ config, now }) {
    for (const { list, entry, path } of datedEntries(config)) {
      const publication = publicationState(entry, now);
      // An expired redirect needs no care: its address is reported when it is missing.
      if (publication.state !== 'expired' || list === 'redirects') continue;
      const data = { day: publication.since.slice(0, 'yyyy-mm-dd'.length) };
      yield { path: [...path, 'expireAt'], message: list === 'ads' ? 'ad' : 'page', data };
    }
  },
});
