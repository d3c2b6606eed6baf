import { rule } from '../../rule';
import { datedEntries } from './dated-entries';

export const expiresBeforePublished = rule({
  code: 'DATE-002',
  severity: 'error',
  summary: {
    en: 'Something expires before it is published.',
    fr: 'Un contenu expire avant d’être publié.',
  },
  docs: {
    en: 'Content is published at `publishAt` and removed at `expireAt`. If the second date is not after the first, visitors never see the content.\n\nSwap the two dates, or remove one: without `publishAt` the content is published now, without `expireAt` it stays.',
    fr: 'Un contenu est publié à la date `publishAt` et retiré à la date `expireAt`. Si la seconde ne vient pas après la première, les visiteurs ne voient jamais le contenu.\n\nÉchangez les deux dates, ou supprimez-en une : sans `publishAt`, le contenu est publié dès maintenant ; sans `expireAt`, il reste.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/ads/1/publishAt', value: '2026-08-01T08:00:00+01:00' },
      { file: 'site.config.json', pointer: '/ads/1/expireAt', value: '2026-07-01T08:00:00+01:00' },
    ],
    reports: '"expireAt" (2026-07-01T08:00:00+01:00) is not after "publishAt" (2026-08-01T08:00:00+01:00)',
    valid: [{ file: 'site.config.json', pointer: '/ads/1/publishAt', value: '2026-03-01T08:00:00+01:00' }],
  },
  messages: {
    reversed: ({ publishAt, expireAt }: { publishAt: string; expireAt: string }) => ({
      en: `"expireAt" (${expireAt}) is not after "publishAt" (${publishAt}), so visitors never see this. Swap the two dates, or remove one.`,
      fr: `« expireAt » (${expireAt}) ne vient pas après « publishAt » (${publishAt}) : les visiteurs ne voient jamais ce contenu. Échangez les deux dates, ou supprimez-en une.`,
    }),
  },
  *check({ config }) {
    for (const { entry, path } of datedEntries(config)) {
      const { publishAt, expireAt } = entry;
      if (publishAt === undefined || expireAt === undefined) continue;
      if (Date.parse(expireAt) <= Date.parse(publishAt))
        yield { path: [...path, 'expireAt'], message: 'reversed', data: { publishAt, expireAt } };
    }
  },
});
