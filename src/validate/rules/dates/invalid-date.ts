import { isCalendarDay } from '../../../lib/calendar';
import { rule } from '../../rule';
import { datedEntries } from './dated-entries';

export const invalidDate = rule({
  code: 'DATE-001',
  severity: 'error',
  summary: {
    en: 'A date names a day that does not exist.',
    fr: 'Une date correspond à un jour qui n’existe pas.',
  },
  docs: {
    en: 'A day such as the 30th of February would be read as another day, and the content would appear or disappear on the wrong day.\n\nCorrect the date, written as year, month, day.',
    fr: 'Un jour tel que le 30 février serait pris pour un autre jour, et le contenu apparaîtrait ou disparaîtrait le mauvais jour.\n\nCorrigez la date : elle s’écrit dans l’ordre année, mois, jour.',
  },
  examples: {
    invalid: [
      { file: 'site.config.json', pointer: '/pages/2/publishAt', value: '2026-02-30T08:00:00+01:00' },
    ],
    reports: 'The day 2026-02-30 does not exist.',
    valid: [{ file: 'site.config.json', pointer: '/ads/0/publishAt', value: '2026-05-31T08:00:00+01:00' }],
  },
  messages: {
    unknownDay: ({ day }: { day: string }) => ({
      en: `The day ${day} does not exist. Check the month and the day.`,
      fr: `Le jour ${day} n’existe pas. Vérifiez le mois et le jour.`,
    }),
  },
  *check({ config }) {
    for (const { entry, path } of datedEntries(config))
      for (const field of ['publishAt', 'expireAt'] as const) {
        const day = entry[field]?.slice(0, 'yyyy-mm-dd'.length);
        if (day !== undefined && !isCalendarDay(day))
          yield { path: [...path, field], message: 'unknownDay', data: { day } };
      }
  },
});
