import { flattenMessages } from '../../../site/messages';
import { joinParts, nameLanguages } from '../../texts/language-names';
import { splitForm } from '../../texts/frame-keys';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { groupBy } from '../../../lib/lists/group-by';
import { valueIn, type Language } from '../../../site/languages';
import { pluralForms } from '../../../site/plural-forms';
import { restoreLine } from '../../../lib/command/command-line';
import { rule } from '../../rule';

export const pluralForm = rule({
  code: 'WORDS-022',
  severity: 'error',
  summary: {
    en: 'A text with a number lacks a plural form of its language.',
    fr: 'Il manque à un texte avec un nombre une forme de pluriel de sa langue.',
  },
  docs: {
    en: 'A text with a number has one key for each plural form of its language: `months_one` and `months_other` in English, `_one`, `_many` (for millions) and `_other` in French, `_zero`, `_one`, `_two`, `_few` (3 to 10), `_many` (11 to 99) and `_other` in Arabic. `{{count}}` is the number. If a form is missing, visitors see the key instead of the text.\n\nAdd the missing forms. A text that is the same for every number may have one key without a form: `months`.',
    fr: 'Un texte avec un nombre a une clé pour chaque forme de pluriel de sa langue\u00a0: `months_one` et `months_other` en anglais, `_one`, `_many` (pour les millions) et `_other` en français, `_zero`, `_one`, `_two`, `_few` (de 3 à 10), `_many` (de 11 à 99) et `_other` en arabe. `{{count}}` est le nombre. S’il manque une forme, les visiteurs voient la clé au lieu du texte.\n\nAjoutez les formes qui manquent. Un texte qui est le même pour tous les nombres peut avoir une seule clé, sans forme\u00a0: `months`.',
  },
  examples: { none: 'A form is removed, and examples of rules only add and change texts.' },
  messages: {
    missing: ({ keys, beside, language }: { keys: string[]; beside: string; language: Language }) => ({
      en: `${nameLanguages([language]).en} has a plural form that this text lacks. Add ${joinParts(keys, 'en')} beside ${beside}.`,
      fr: `Il manque à ce texte une forme du pluriel en ${nameLanguages([language]).fr}. Ajoutez ${joinParts(keys.map(frenchQuotes), 'fr')} à côté de ${frenchQuotes(beside)}.`,
    }),
    several: ({ count, file, language }: { count: number; file: string; language: Language }) => ({
      en: `${count} texts lack plural forms of ${nameLanguages([language]).en}, as if this were the file of another language. If so, bring it back with ${restoreLine(file)}.`,
      fr: `Il manque à ${count} textes des formes du pluriel en ${nameLanguages([language]).fr}, comme si ce fichier était celui d’une autre langue. Si c’est le cas, rétablissez-le avec ${restoreLine(file)}.`,
    }),
  },
  *check({ languages, locales }) {
    for (const language of languages) {
      const { source, words } = valueIn(locales, language);
      const written = new Set(flattenMessages(words).keys());
      const found = [];
      for (const [key, [first]] of groupBy(written, (name) => splitForm(name).key)) {
        const missing = pluralForms(language)
          .map((form) => `${key}_${form}`)
          .filter((name) => !written.has(name));
        // A text without forms is the same for every number.
        if (first === undefined || splitForm(first).form === undefined || missing.length === 0) continue;
        const [beside, ...keys] = [first, ...missing].map((name) => `"${name.split('.').at(-1)}"`);
        const data = { keys, beside: beside!, language };
        found.push({ path: first.split('.'), data });
      }
      const data = { count: found.length, file: source.file, language };
      if (found.length > MOST_LISTED) yield { source, isOnlyFinding: true, message: 'several', data };
      else for (const one of found) yield { source, isName: true, message: 'missing', ...one };
    }
  },
});

/** More texts of a file than this have one cause. */
const MOST_LISTED = 3;
