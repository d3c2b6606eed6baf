import { messageLanguage, type MessageLanguage, type Translated } from '../../lib/text/message-language';
import { publicationState, type Dated } from './schedule';

/**
 * Returns why a page is not published at a moment; null when it is published.
 *
 * @param timeZone the time zone of the organization, for the date
 * @example publicationNotice({ status: 'draft' }, now, 'Africa/Casablanca')?.en // 'Draft: not published'
 */
export function publicationNotice(dated: Dated, now: Date, timeZone: string): Translated | null {
  const publication = publicationState(dated, now);
  const format = (moment: string, language: MessageLanguage) =>
    formatMoment(new Date(moment), timeZone, language);
  switch (publication.state) {
    case 'draft':
      return { en: 'Draft: not published', fr: 'Brouillon\u00a0: non publié' };
    case 'scheduled':
      return {
        en: `Scheduled: published from ${format(publication.from, 'en')}`,
        fr: `Programmé\u00a0: publié à partir du ${format(publication.from, 'fr')}`,
      };
    case 'expired':
      return {
        en: `Expired: not published since ${format(publication.since, 'en')}`,
        fr: `Expiré\u00a0: n’est plus publié depuis le ${format(publication.since, 'fr')}`,
      };
    default:
      return null;
  }
}

/**
 * Formats a moment in the time zone of the organization; in UTC when the system does not know the time zone.
 *
 * @param timeZone its name in the IANA time zone database
 * @example formatMoment(new Date('2026-12-01T07:00:00Z'), 'Europe/Paris') // '1 December 2026 at 08:00 (Europe/Paris)'
 */
export function formatMoment(moment: Date, timeZone: string, language = messageLanguage()): string {
  try {
    const formatter = new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    });
    return `${formatter.format(moment)} (${timeZone})`;
  } catch {
    return moment.toISOString();
  }
}
