import { week } from '../../../site/parts/opening-hours';
import type { OpeningHours } from '../../../site/types.generated';
import { rule } from '../../rule';

export const openingHours = rule({
  code: 'DATA-004',
  severity: 'warning',
  summary: {
    en: 'Two opening periods overlap, or one has no length.',
    fr: 'Deux plages d’ouverture se chevauchent, ou l’une n’a pas de durée.',
  },
  docs: {
    en: 'Visitors and search engines read the opening hours. A period that ends before it begins ends on the next day: from 18:00 to 02:00. A lunch break makes two periods with the same days. Two periods at the same time contradict each other.\n\nCorrect the times or the days. For a whole day write "00:00" and "23:59".',
    fr: 'Les visiteurs et les moteurs de recherche lisent les horaires. Une plage qui finit avant de commencer finit le lendemain : de 18:00 à 02:00. Une pause à midi fait deux plages avec les mêmes jours. Deux plages au même moment se contredisent.\n\nCorrigez les heures ou les jours. Pour un jour entier, écrivez « 00:00 » et « 23:59 ».',
  },
  examples: {
    invalid: [{ pointer: '/organization/hours/periods/0/closes', value: '09:00' }],
    reports: 'This period opens and closes at 09:00.',
    valid: [{ pointer: '/organization/hours/periods/0/closes', value: '02:00' }],
  },
  messages: {
    equal: ({ opens }: { opens: string }) => ({
      en: `This period opens and closes at ${opens}. Correct one of the two, or write "00:00" and "23:59" for a whole day.`,
      fr: `Cette plage s’ouvre et se ferme à ${opens}. Corrigez une des deux heures, ou écrivez « 00:00 » et « 23:59 » pour un jour entier.`,
    }),
    overlap: ({ other }: { other: number }) => ({
      en: `This period overlaps period ${other}. Correct the days or the times of one of them.`,
      fr: `Cette plage et la plage n° ${other} se chevauchent. Corrigez les jours ou les heures de l’une des deux.`,
    }),
  },
  *check({ config: { organization } }) {
    const periods = organization.hours?.periods ?? [];
    for (const [index, period] of periods.entries()) {
      const { opens, closes } = period;
      const here = ['organization', 'hours', 'periods', index];
      const other = periods.slice(0, index).findIndex((before) => isOverlapping(before, period));
      if (opens === closes) yield { path: [...here, 'closes'], message: 'equal', data: { opens } };
      else if (other >= 0) yield { path: here, message: 'overlap', data: { other: other + 1 } };
    }
  },
});

type Period = OpeningHours['periods'][number];

const DAY = 24 * 60;
const WEEK = week.length * DAY;

/** Returns whether two periods have a minute in common, also across midnight and from one week into the next. */
function isOverlapping(one: Period, other: Period): boolean {
  return minutesOf(one).some(([start, end]) =>
    minutesOf(other).some(([from, to]) =>
      [-WEEK, 0, WEEK].some((shift) => start < to + shift && from + shift < end),
    ),
  );
}

/** Returns the first and the last minute of each day's period, counted from the start of the week. */
function minutesOf({ days, opens, closes }: Period): [number, number][] {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const length = (minuteOf(closes) - minuteOf(opens) + DAY) % DAY;
  return days.map((day) => {
    const start = week.indexOf(day) * DAY + minuteOf(opens);
    return [start, start + length];
  });
}
