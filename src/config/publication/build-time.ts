/**
 * Returns the clock of the build, which decides what is published and which year it is. `SOURCE_DATE_EPOCH` sets it for
 * reproducible builds (reproducible-builds.org/specs/source-date-epoch).
 *
 * @throws when `SOURCE_DATE_EPOCH` is not a number of seconds
 */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const time = new Date(epoch ? Number(epoch) * 1000 : Date.now());
  if (!Number.isNaN(time.getTime())) return time;
  throw new Error(`SOURCE_DATE_EPOCH is a number of seconds since 1970, such as 1767225600, not "${epoch}".`);
}
