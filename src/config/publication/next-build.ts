import type { SiteConfig } from '../../site/types.generated';
import { changesAfter } from './schedule';

/**
 * When the site has to be built again, because something comes or goes by its date.
 *
 * @returns the first such moment after `now`; undefined when there is none
 */
export function nextBuild(config: SiteConfig, now: Date): Date | undefined {
  let first = Infinity;
  for (const dated of [...config.pages, ...config.ads, ...(config.redirects ?? [])])
    for (const time of changesAfter(dated, now)) first = Math.min(first, time);
  return first === Infinity ? undefined : new Date(first);
}

/**
 * A moment in words, on the clock of the organization; in UTC when the system does not know that clock.
 *
 * @param timeZone its name in the IANA list
 * @example momentWords(new Date('2026-12-01T07:00:00Z'), 'Europe/Paris') // '1 December 2026 at 08:00 (Europe/Paris)'
 */
export function momentWords(moment: Date, timeZone: string): string {
  try {
    const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
    return `${words.format(moment)} (${timeZone})`;
  } catch {
    return moment.toISOString();
  }
}
