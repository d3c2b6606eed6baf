import { escapeRegExp } from '../../../lib/text/escape-reg-exp';
import { rule } from '../../rule';

export const ownWordAsSpam = rule({
  code: 'DATA-009',
  severity: 'warning',
  summary: {
    en: 'A word that marks spam is a word of the site itself.',
    fr: 'Un mot qui signale un message indésirable est un mot du site lui-même.',
  },
  docs: {
    en: 'The form refuses messages with such a word. Customers write the words that they read on the site, so real messages would be lost.\n\nRemove the word from `contact.keywords`.',
    fr: 'Le formulaire refuse les messages qui contiennent un tel mot. Les clients reprennent les mots qu’ils lisent sur le site : de vrais messages seraient perdus.\n\nSupprimez le mot de `contact.keywords`.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/contact/keywords', value: ['casino', 'workshop'] }],
    reports: 'The site itself uses the word "workshop"',
    valid: [{ file: 'site.config.json', pointer: '/contact/keywords', value: ['casino'] }],
  },
  messages: {
    used: ({ word }: { word: string }) => ({
      en: `The site itself uses the word "${word}", so the form would refuse real messages. Remove it here.`,
      fr: `Le site lui-même emploie le mot « ${word} » : le formulaire refuserait de vrais messages. Supprimez-le ici.`,
    }),
  },
  *check({ config: { contact }, texts }) {
    const keywords = contact.keywords ?? [];
    const words = keywords.map((word) => escapeRegExp(word.toLowerCase()));
    if (words.length === 0) return;
    const any = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu');
    // A cheap test first: nearly every text has none of the words, not even inside another word.
    const hint = new RegExp(words.join('|'), 'i');
    const used = new Set<string>();
    for (const { texts: translations } of texts)
      for (const text of Object.values(translations))
        if (text !== undefined && hint.test(text))
          for (const [word] of text.toLowerCase().matchAll(any)) used.add(word);
    for (const [index, word] of keywords.entries())
      if (used.has(word.toLowerCase()))
        yield { path: ['contact', 'keywords', index], message: 'used', data: { word } };
  },
});
