import { flattenMessages } from '../../../site/messages';
import { nameLanguages } from '../../../config/texts/language-names';
import { splitForm } from '../../../config/texts/plural-forms';
import { groupBy } from '../../../lib/lists/group-by';
import { languages } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import { pluralForms } from '../../../site/plural-forms';
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
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/frame/cases/months_few', value: '{{count}} months' }],
    reports: 'English has no plural form "few"',
    valid: [{ file: 'locales/en.json', pointer: '/frame/cases/months_other', value: '{{count}} months' }],
  },
  messages: {
    missing: ({ key, language, forms }: Forms) => ({
      en: `The ${nameLanguages([language]).en} text "${key}" lacks the ${forms.length === 1 ? 'form' : 'forms'} ${forms.map((form) => `"${form}"`).join(', ')}. Add ${forms.map((form) => `"${key}_${form}"`).join(', ')}.`,
      fr: `Il manque au texte ${nameLanguages([language]).fr} « ${key} » ${forms.length === 1 ? 'la forme' : 'les formes'} ${forms.map((form) => `« ${form} »`).join(', ')}. Ajoutez ${forms.map((form) => `"${key}_${form}"`).join(', ')}.`,
    }),
    unknown: ({ key, language, forms }: Forms) => ({
      en: `${nameLanguages([language]).en} has no plural form ${forms.map((form) => `"${form}"`).join(', ')}, so ${forms.map((form) => `"${key}_${form}"`).join(', ')} would never be shown. Remove it. The forms are ${pluralForms(language).join(', ')}.`,
      fr: `Il n’existe pas de forme de pluriel ${forms.map((form) => `« ${form} »`).join(', ')} en ${nameLanguages([language]).fr} : ${forms.map((form) => `"${key}_${form}"`).join(', ')} ne s’afficherait jamais. Supprimez ce texte. Les formes sont ${pluralForms(language).join(', ')}.`,
    }),
  },
  *check({ locales }) {
    for (const language of languages) {
      const { source, words } = valueIn(locales, language);
      const texts = [...flattenMessages(words).keys()]
        .map(splitForm)
        .filter(({ form }) => form !== undefined);
      for (const [key, entries] of groupBy(texts, (text) => text.key)) {
        const written = entries.flatMap(({ form }) => form ?? []);
        const missing = pluralForms(language).filter((form) => !written.includes(form));
        const unknown = written.filter((form) => !pluralForms(language).includes(form));
        const at = (form = '') => ({ source, path: `${key}_${form}`.split('.'), isName: true });
        if (unknown.length > 0)
          yield { ...at(unknown[0]), message: 'unknown', data: { key, language, forms: unknown } };
        if (missing.length > 0)
          yield { ...at(written[0]), message: 'missing', data: { key, language, forms: missing } };
      }
    }
  },
});

interface Forms {
  key: string;
  language: Language;
  forms: string[];
}
