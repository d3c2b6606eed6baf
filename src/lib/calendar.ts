/**
 * Returns whether a day exists.
 *
 * @param day written as `2026-02-28`
 */
export function isCalendarDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const read = new Date(Date.UTC(year, month - 1, date));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date;
}
