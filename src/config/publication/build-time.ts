/**
 * The clock of the build: what is out and which year it is. `SOURCE_DATE_EPOCH` sets it, so that a build can be
 * repeated to the byte (reproducible-builds.org/specs/source-date-epoch).
 *
 * @throws when it is no number of seconds
 */
export function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const time = new Date(epoch ? Number(epoch) * 1000 : Date.now());
  if (!Number.isNaN(time.getTime())) return time;
  throw new Error(`SOURCE_DATE_EPOCH is a number of seconds since 1970, such as 1767225600, not "${epoch}".`);
}
