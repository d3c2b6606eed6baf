import { isCalendarDay } from '../calendar';
import { lazy } from '../lazy';
import { westernDigits } from './digits';
import { withoutAccents } from './without-accents';

/**
 * Returns a date as people write it in the form of the config; null when it is not clear which moment is meant. Numbers
 * are read in French order: 01/12/2026 is the first of December. Without a time it is midnight.
 *
 * @example suggestMoment('1er décembre 2026 à 8h30') // '2026-12-01T08:30:00+01:00'
 */
export function suggestMoment(written: string): string | null {
  const text = plainText(written);
  for (const form of dateForms) {
    const found = form.exec(text);
    if (!found) continue;
    const { year = '', month = '', day = '' } = found.groups ?? {};
    const date = [year, twoDigits(monthNumber(month)), twoDigits(day)].join('-');
    const time = timeOf(text.slice(found[0].length));
    return isCalendarDay(date) && time !== null ? `${date}T${time}` : null;
  }
  return null;
}

/** The offset of the examples of the schema. */
const OFFSET = '+01:00';

const dateForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?!\d)/,
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th)? (?<month>\p{L}+)\.?,? (?<year>\d{4})(?!\d)/u,
  /^(?<month>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u,
];

const TIME =
  /^(?:t|,? (?:a |at )?)(?<hour>[01]?\d|2[0-3])(?: ?h ?|:)(?<minute>[0-5]\d)?(?::(?<second>[0-5]\d)(?:\.\d+)?)? ?(?<offset>z|[+-]\d{2}:?\d{2})?$/;

/** Returns a time with its offset, such as `08:30:00+01:00`; null when the text is not a time. */
function timeOf(text: string): string | null {
  if (text === '') return `00:00:00${OFFSET}`;
  const { hour, minute = '00', second = '00', offset } = TIME.exec(text)?.groups ?? {};
  if (hour === undefined) return null;
  const zone = offset?.replace(/(?<=\d{2}):?(?=\d{2}$)/, ':').toUpperCase() ?? OFFSET;
  return `${twoDigits(hour)}:${minute}:${second}${zone}`;
}

/** Returns the number of a month that is written as a number, a name or the beginning of a name; 0 when it is none. */
function monthNumber(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const exact = monthNames().get(word);
  if (exact !== undefined) return exact;
  const similar = [...monthNames()].filter(([name]) => word.length >= 3 && name.startsWith(word));
  const numbers = new Set(similar.map(([, number]) => number));
  return numbers.size === 1 ? [...numbers][0]! : 0;
}

/** The numbers of the months by their names in French, English and Arabic. */
const monthNames = lazy(
  () =>
    new Map(
      ['fr', 'en', 'ar', 'ar-MA'].flatMap((language) => {
        const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index): [string, number] => [
          plainText(format.format(Date.UTC(2026, index, 1))),
          index + 1,
        ]);
      }),
    ),
);

/** Returns a text in lower case with Western digits and single spaces, without accents. */
function plainText(text: string): string {
  const letters = withoutAccents(westernDigits(text)).toLowerCase();
  return letters.replaceAll(/\s+/g, ' ').trim();
}

function twoDigits(number: string | number): string {
  return String(number).padStart(2, '0');
}
