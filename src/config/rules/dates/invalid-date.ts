import type { Dated } from '../../publication/schedule';
import { rule } from '../../rule';

export const invalidDate = rule({
  code: 'DATE-001',
  severity: 'error',
  summary: {
    en: 'A date names a day that does not exist, or something expires before it is published.',
    fr: 'Une date correspond à un jour qui n’existe pas, ou un contenu expire avant d’être publié.',
  },
  docs: {
    en: 'Content is published at `publishAt` and removed at `expireAt`. A day such as the 31st of June would be read as another day; if the second date is not after the first, visitors never see the content.\n\nCorrect the date, written as year, month, day, or remove one of the two: without `publishAt` the content is published now, without `expireAt` it stays.',
    fr: 'Un contenu est publié à la date `publishAt` et retiré à la date `expireAt`. Un jour tel que le 31 juin serait pris pour un autre jour ; si la seconde date ne vient pas après la première, les visiteurs ne voient jamais le contenu.\n\nCorrigez la date, écrite dans l’ordre année, mois, jour, ou supprimez l’une des deux : sans `publishAt`, le contenu est publié dès maintenant ; sans `expireAt`, il reste.',
  },
  examples: {
    invalid: [{ pointer: '/pages/2/publishAt', value: '2026-02-30T08:00:00+01:00' }],
    reports: 'The day 2026-02-30 does not exist.',
    valid: [{ pointer: '/ads/0/publishAt', value: '2026-05-31T08:00:00+01:00' }],
  },
  messages: {
    unknownDay: ({ day }: { day: string }) => ({
      en: `The day ${day} does not exist. Check the month and the day.`,
      fr: `Le jour ${day} n’existe pas. Vérifiez le mois et le jour.`,
    }),
    reversed: ({ publishAt, expireAt }: { publishAt: string; expireAt: string }) => ({
      en: `"expireAt" (${expireAt}) is not after "publishAt" (${publishAt}), so visitors never see this. Swap the two dates, or remove one.`,
      fr: `« expireAt » (${expireAt}) ne vient pas après « publishAt » (${publishAt}) : les visiteurs ne voient jamais ce contenu. Échangez les deux dates, ou supprimez-en une.`,
    }),
  },
  *check({ config }) {
    for (const list of ['pages', 'ads', 'redirects'] as const)
      for (const [index, entry] of (config[list] ?? []).entries()) {
        const { publishAt, expireAt }: Dated = entry;
        const path = [list, index];
        for (const [field, moment] of Object.entries({ publishAt, expireAt })) {
          const day = moment?.slice(0, 'yyyy-mm-dd'.length);
          if (day !== undefined && !isCalendarDay(day))
            yield { path: [...path, field], message: 'unknownDay', data: { day } };
        }
        if (publishAt && expireAt && Date.parse(expireAt) <= Date.parse(publishAt))
          yield { path: [...path, 'expireAt'], message: 'reversed', data: { publishAt, expireAt } };
      }
  },
});

/** Returns whether a day such as `2026-02-28` exists. */
function isCalendarDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const read = new Date(Date.UTC(year, month - 1, date));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date;
}
