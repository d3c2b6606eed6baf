import type { SiteConfig } from '../../site/types.generated';
import { changesAfter } from './schedule';

/**
 * Returns the next moment at which the site has to be built again because an entry is published or expires.
 *
 * @returns undefined when there is no such moment after `now`
 */
export function nextBuild(config: SiteConfig, now: Date): Date | undefined {
  let first = Infinity;
  for (const dated of [...config.pages, ...config.ads, ...(config.redirects ?? [])])
    for (const time of changesAfter(dated, now)) first = Math.min(first, time);
  return first === Infinity ? undefined : new Date(first);
}

/**
 * Formats a moment in the time zone of the organization; in UTC when the system does not know the time zone.
 *
 * @param timeZone its name in the IANA time zone database
 * @example momentWords(new Date('2026-12-01T07:00:00Z'), 'Europe/Paris') // '1 December 2026 at 08:00 (Europe/Paris)'
 */
export function formatMoment(moment: Date, timeZone: string): string {
  try {
    const formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
    return `${formatter.format(moment)} (${timeZone})`;
  } catch {
    return moment.toISOString();
  }
}
