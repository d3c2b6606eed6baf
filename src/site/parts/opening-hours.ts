import { groupBy } from '../../lib/lists/group-by';
import { formatList } from '../format';
import type { Language } from '../languages';
import type { Translate } from './types';
import type { OpeningHours, Weekday } from '../types.generated';

/** The days of the week in order, as structured data names them. */
export const dayNodes = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, string>;

export const week = Object.keys(dayNodes) as Weekday[];

/**
 * Returns the line that people read: the words of the config, or what follows from the periods. Days with the same times stand
 * together, in the order of the config.
 *
 * @example hoursText({ timeZone, periods: [{ days: week, opens: '09:00', closes: '18:30' }] }, t, 'fr')
 * // 'Du lundi au dimanche, de 9 h à 18 h 30' (with non-breaking spaces)
 */
export function hoursText({ periods, text }: OpeningHours, t: Translate, language: Language): string {
  if (text !== undefined) return t(text).text;
  const { times, next } = wordsOf(language);
  const timesOf = (day: Weekday) => {
    const ranges = periods
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
      .map(({ opens, closes }) => fill(times, timeText(opens, language), timeText(closes, language)));
    return joined(ranges, language);
  };
  const together = groupBy(new Set(periods.flatMap(({ days }) => days)), timesOf);
  const lines = [...together].map(([own, days]) => formatList([daysText(days, language), own], language));
  return lines.join(next).replace(/^./u, (first) => first.toUpperCase());
}

/** Returns the words for some days: three or more in a row are a range, also from the end of a week into the next. */
function daysText(days: readonly Weekday[], language: Language): string {
  const words = wordsOf(language);
  const names = new Intl.DateTimeFormat([language, 'en'], { weekday: 'long', timeZone: 'UTC' });
  // The 1st of January 2024 was a Monday.
  const nameOf = (index: number) => names.format(Date.UTC(2024, 0, 1 + (index % week.length)));
  const isOpen = (index: number) => days.includes(week[index % week.length]!);
  const starts = [...week.keys()].filter((index) => isOpen(index) && !isOpen(index + week.length - 1));
  const parts = (days.length === week.length ? [0] : starts).flatMap((start) => {
    let end = start;
    while (end + 1 < start + week.length && isOpen(end + 1)) end += 1;
    if (end > start + 1) return fill(words.range, nameOf(start), nameOf(end));
    return [...new Set([start, end])].map((index) => fill(words.day, nameOf(index)));
  });
  return joined(parts, language);
}

/** Returns a time such as `18:30` as a language writes it. */
function timeText(time: string, language: Language): string {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  const isFull = minutes === '00';
  if (language === 'fr') return `${hour}\u00a0h${isFull ? '' : `\u00a0${minutes}`}`;
  if (language !== 'en') return `${hour}:${minutes}`;
  if (isFull && hour % 12 === 0) return hour === 0 ? 'midnight' : 'midday';
  return `${hour % 12 || 12}${isFull ? '' : `:${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}

function joined(parts: readonly string[], language: Language): string {
  const first = formatList(parts.slice(0, -1), language);
  return [first, ...parts.slice(-1)].filter(Boolean).join(wordsOf(language).and);
}

function fill(pattern: string, ...values: string[]): string {
  return values.reduce((filled, value) => filled.replace('{}', value), pattern);
}

/** The words around days and times; a language without any has signs. */
function wordsOf(language: Language) {
  return words[language] ?? { day: '{}', range: '{} – {}', times: '{} – {}', and: ', ', next: '; ' };
}

const words: Record<Language, { day: string; range: string; times: string; and: string; next: string }> = {
  fr: { day: 'le {}', range: 'du {} au {}', times: 'de {} à {}', and: ' et ', next: '\u202f; ' },
  en: { day: '{}', range: '{} to {}', times: '{} to {}', and: ' and ', next: '; ' },
  ar: { day: '{}', range: 'من {} إلى {}', times: 'من {} إلى {}', and: ' و', next: '؛ ' },
};
