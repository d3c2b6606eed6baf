import { closestMatch } from '../../../lib/text/closest-match';
import { rule } from '../../rule';

export const openingHours = rule({
  code: 'DATA-004',
  severity: 'warning',
  summary: {
    en: 'The company closes before it opens, or its time zone does not exist.',
    fr: 'L’entreprise ferme avant d’ouvrir, ou son fuseau horaire n’existe pas.',
  },
  docs: {
    en: 'Search engines show the opening hours, and would call the company closed all day. In an unknown time zone, dates cannot be shown.\n\nSwap the two times, or correct what is wrong.',
    fr: 'Les moteurs de recherche affichent les horaires : l’entreprise y paraîtrait fermée toute la journée. Dans un fuseau horaire inconnu, les dates ne peuvent pas être affichées.\n\nÉchangez les deux heures, ou corrigez ce qui est faux.',
  },
  examples: {
    invalid: [{ pointer: '/organization/hours/opens', value: '19:00' }],
    reports: 'closes at 18:00, which is not after 19:00',
    valid: [{ pointer: '/organization/hours/opens', value: '08:30' }],
  },
  messages: {
    timeZone: ({ timeZone }: { timeZone: string }) => ({
      en: `There is no time zone "${timeZone}". Write a continent and a city, such as "Africa/Casablanca".`,
      fr: `Le fuseau horaire « ${timeZone} » n’existe pas. Écrivez un continent et une ville, comme « Africa/Casablanca ».`,
    }),
    reversed: ({ opens, closes }: { opens: string; closes: string }) => ({
      en: `The company closes at ${closes}, which is not after ${opens}, when it opens. Swap the two times, or correct one.`,
      fr: `L’entreprise ferme à ${closes}, ce qui n’est pas après son ouverture, à ${opens}. Échangez les deux heures, ou corrigez-en une.`,
    }),
  },
  *check({ config: { organization } }) {
    const { opens, closes, timeZone } = organization.hours;
    const path = ['organization', 'hours'];
    if (!isTimeZone(timeZone)) {
      const suggestion = similarTimeZone(timeZone);
      yield { path: [...path, 'timeZone'], message: 'timeZone', data: { timeZone }, suggestion };
    }
    if (opens >= closes) yield { path: [...path, 'opens'], message: 'reversed', data: { opens, closes } };
  },
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the time zone of a city, or one with a similar name. */
function similarTimeZone(written: string): string | null {
  const known = Intl.supportedValuesOf('timeZone');
  const city = `/${written.trim().replaceAll(' ', '_').toLowerCase()}`;
  return known.find((name) => name.toLowerCase().endsWith(city)) ?? closestMatch(written, known);
}
