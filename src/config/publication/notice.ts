import type { Dated } from './schedule';
import { publicationState } from './schedule';
import { momentWords } from './next-build';

/**
 * Says why a page is not published at a moment; null when it is.
 *
 * @param timeZone the clock of the organization, for the date
 * @example publicationNotice({ status: 'draft' }, now, 'Africa/Casablanca') // 'Draft: not published'
 */
export function publicationNotice(dated: Dated, now: Date, timeZone: string): string | null {
  const publication = publicationState(dated, now);
  const words = (moment: string) => momentWords(new Date(moment), timeZone);
  switch (publication.state) {
    case 'draft':
      return 'Draft: not published';
    case 'scheduled':
      return `Scheduled: published from ${words(publication.from)}`;
    case 'expired':
      return `Expired: not published since ${words(publication.since)}`;
    default:
      return null;
  }
}
