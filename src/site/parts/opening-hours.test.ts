import { expect, it } from 'vitest';
import { hoursText, week } from './opening-hours';
import type { OpeningHours, Weekday } from '../types.generated';

type Period = OpeningHours['periods'][number];

const weekdays = week.slice(0, 5);
const period = (days: readonly Weekday[], opens: string, closes: string): Period => ({
  days: [...days],
  opens,
  closes,
});

/** Returns the line of some periods in a language, with plain spaces. */
function line(language: string, ...periods: Period[]): string {
  const hours = { timeZone: 'Africa/Casablanca', periods };
  return hoursText(hours, () => ({ text: '', language }), language).replaceAll(/[\u00a0\u202f]/g, ' ');
}

it.each([
  ['fr', 'Du lundi au vendredi, de 9 h à 12 h et de 14 h à 18 h ; le samedi, de 9 h à 13 h'],
  ['en', 'Monday to Friday, 9am to midday and 2pm to 6pm; Saturday, 9am to 1pm'],
  ['ar', 'من الاثنين إلى الجمعة، من 9:00 إلى 12:00 ومن 14:00 إلى 18:00؛ السبت، من 9:00 إلى 13:00'],
  ['de', 'Montag – Freitag, 9:00 – 12:00, 14:00 – 18:00; Samstag, 9:00 – 13:00'],
])('a lunch break and a short Saturday are told in %s', (language, words) => {
  const [morning, afternoon] = [period(weekdays, '09:00', '12:00'), period(weekdays, '14:00', '18:00')];
  const saturday = period(['saturday'], '09:00', '13:00');
  expect(line(language, morning, afternoon, saturday)).toBe(words);
  expect(line(language, afternoon, morning, saturday), 'whatever the order of the times').toBe(words);
});

it.each<[string, Period[], string, string]>([
  [
    'past midnight',
    [period(['friday', 'saturday'], '18:30', '02:00')],
    'Le vendredi et le samedi, de 18 h 30 à 2 h',
    'Friday and Saturday, 6:30pm to 2am',
  ],
  [
    'in a week that begins on Sunday',
    [period(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], '08:05', '00:00')],
    'Du dimanche au jeudi, de 8 h 05 à 0 h',
    'Sunday to Thursday, 8:05am to midnight',
  ],
  [
    'on every day',
    [period(week, '00:00', '23:59')],
    'Du lundi au dimanche, de 0 h à 23 h 59',
    'Monday to Sunday, midnight to 11:59pm',
  ],
  [
    'on days that are no range',
    [period(['monday', 'wednesday', 'friday'], '12:00', '12:30')],
    'Le lundi, le mercredi et le vendredi, de 12 h à 12 h 30',
    'Monday, Wednesday and Friday, midday to 12:30pm',
  ],
  [
    'on a range and another day',
    [period(['monday', 'tuesday', 'wednesday', 'saturday'], '09:00', '17:00')],
    'Du lundi au mercredi et le samedi, de 9 h à 17 h',
    'Monday to Wednesday and Saturday, 9am to 5pm',
  ],
  [
    'with a free afternoon',
    [period(weekdays, '09:00', '12:00'), period(weekdays.slice(0, 4), '14:00', '18:00')],
    'Du lundi au jeudi, de 9 h à 12 h et de 14 h à 18 h ; le vendredi, de 9 h à 12 h',
    'Monday to Thursday, 9am to midday and 2pm to 6pm; Friday, 9am to midday',
  ],
])('hours %s are told', (_, periods, french, english) => {
  expect(line('fr', ...periods)).toBe(french);
  expect(line('en', ...periods)).toBe(english);
});

it('words of the config replace the line', () => {
  const hours = { timeZone: 'Africa/Casablanca', periods: [], text: 'Sur rendez-vous' };
  expect(hoursText(hours, (text) => ({ text: String(text), language: 'fr' }), 'fr')).toBe('Sur rendez-vous');
});
