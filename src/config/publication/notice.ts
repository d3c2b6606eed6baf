import { formatMoment } from './next-build';
import { publicationState, type Dated } from './schedule';

/**
 * Returns why a page is not published at a moment; null when it is published.
 *
 * @param timeZone the time zone of the organization, for the date
 * @example publicationNotice({ status: 'draft' }, now, 'Africa/Casablanca') // 'Draft: not published'
 */
export function publicationNotice(dated: Dated, now: Date, timeZone: string): string | null {
  const publication = publicationState(dated, now);
  const format = (moment: string) => formatMoment(new Date(moment), timeZone);
  switch (publication.state) {
    case 'draft':
      return 'Draft: not published';
    case 'scheduled':
      return `Scheduled: published from ${format(publication.from)}`;
    case 'expired':
      return `Expired: not published since ${format(publication.since)}`;
    default:
      return null;
  }
}
