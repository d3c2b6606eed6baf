import type { SourceText } from '../../../config/texts/all-texts';
import { nameLanguages } from '../../../config/texts/language-names';
import { splitForm } from '../../../config/texts/plural-forms';
import { defaultLanguage, languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import { PLACEHOLDER, placeholdersOf } from '../../../site/placeholders';
import { rule } from '../../rule';
import { hasPlaceholderFault, isLayoutText } from './unsafe-text';

export const placeholderMismatch = rule({
  code: 'WORDS-009',
  severity: 'error',
  summary: {
    en: 'A translation has other placeholders than the French text.',
    fr: 'Une traduction n’a pas les mêmes variables entre accolades que le texte français.',
  },
  docs: {
    en: 'The site replaces the placeholders in braces, such as `{organization.phone}` or `{{count}}`. If a translation lacks one, its visitors miss the number; if it is misspelled there, they read the braces. So this is an error.\n\nWrite the same placeholders in every language, in the order that suits it.',
    fr: 'Le site remplace chaque variable entre accolades, comme `{organization.phone}` ou `{{count}}`, par sa valeur. Si une traduction n’a pas la variable, ses visiteurs n’ont pas le numéro ; si la variable y est mal écrite, ils voient les accolades. C’est donc une erreur.\n\nÉcrivez les mêmes variables dans chaque langue, dans l’ordre qui lui convient.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Appelez le {organization.phone}' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Call us today' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'اتصلوا على {organization.phone}' },
    ],
    reports: 'The English text lacks {organization.phone}, which the French text has.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Appelez le {organization.phone}' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Call {organization.phone}' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'اتصلوا على {organization.phone}' },
    ],
  },
  messages: {
    missing: ({ language, missing }: { language: Language; missing: string[] }) => ({
      en: `The ${nameLanguages([language]).en} text lacks ${missing.join(', ')}, which the ${nameLanguages([defaultLanguage]).en} text has. Write the same in both.`,
      fr: `Il manque dans le texte ${nameLanguages([language]).fr} ${missing.join(', ')}, que le texte ${nameLanguages([defaultLanguage]).fr} contient. Écrivez les mêmes variables dans les deux.`,
    }),
    extra: ({ language, extra }: { language: Language; extra: string[] }) => ({
      en: `The ${nameLanguages([language]).en} text has ${extra.join(', ')}, which the ${nameLanguages([defaultLanguage]).en} text lacks. Write the same in both.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient ${extra.join(', ')}, que le texte ${nameLanguages([defaultLanguage]).fr} ne contient pas. Écrivez les mêmes variables dans les deux.`,
    }),
    other: ({ language, missing, extra }: { language: Language; missing: string[]; extra: string[] }) => ({
      en: `The ${nameLanguages([language]).en} text has ${extra.join(', ')} where the ${nameLanguages([defaultLanguage]).en} text has ${missing.join(', ')}. Write the same in both.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient ${extra.join(', ')} là où le texte ${nameLanguages([defaultLanguage]).fr} contient ${missing.join(', ')}. Écrivez les mêmes variables dans les deux.`,
    }),
    french: ({ missing, extra }: Omit<Difference, 'language'>) => ({
      en: `The ${nameLanguages([defaultLanguage]).en} text ${[
        extra.length > 0 ? `lacks ${extra.join(', ')}, which both translations have` : '',
        missing.length > 0 ? `has ${missing.join(', ')}, which both translations lack` : '',
      ]
        .filter(Boolean)
        .join(', and ')}. Write the same in every language.`,
      fr: `Le texte ${nameLanguages([defaultLanguage]).fr} ${[
        extra.length > 0 ? `n’a pas ${extra.join(', ')}, que les deux traductions contiennent` : '',
        missing.length > 0 ? `contient ${missing.join(', ')}, que les deux traductions n’ont pas` : '',
      ]
        .filter(Boolean)
        .join(', et ')}. Écrivez les mêmes variables dans toutes les langues.`,
    }),
  },
  *check({ config, texts }) {
    const placeholders = placeholdersOf(config);
    for (const text of texts) {
      // A cheap test first: nearly every text has no placeholder.
      if (!languages.some((language) => text.texts[language]?.includes('{'))) continue;
      // A plural form may spell its number out: “شهر واحد”.
      if (text.key !== undefined && splitForm(text.key).form !== undefined) continue;
      const found = differences(text, placeholders);
      const [first, second] = found;
      // Two translations that agree with each other, and not with French: it is the French text that is wrong.
      if (
        first &&
        second &&
        String([first.missing, first.extra]) === String([second.missing, second.extra])
      ) {
        const { missing, extra } = first;
        const suggestion = missing.length === 1 && extra.length === 1 ? extra[0] : null;
        yield { text, language: defaultLanguage, message: 'french', data: { missing, extra }, suggestion };
      } else
        for (const { language, missing, extra } of found) {
          const place = { text, language };
          if (missing.length > 0 && extra.length > 0) {
            const suggestion = missing.length + extra.length === 2 ? missing[0] : null;
            yield { ...place, message: 'other', data: { language, missing, extra }, suggestion };
          } else if (missing.length > 0) yield { ...place, message: 'missing', data: { language, missing } };
          else yield { ...place, message: 'extra', data: { language, extra } };
        }
    }
  },
});

/** The placeholders that a translation lacks, and those that French lacks. */
interface Difference {
  language: Language;
  missing: string[];
  extra: string[];
}

/** Returns the translations with other placeholders than French. What another rule reports is left out. */
function differences(text: SourceText, placeholders: readonly string[]): Difference[] {
  const isSound = (words: string) => !hasPlaceholderFault(words, placeholders, isLayoutText(text));
  const french = text.texts[defaultLanguage];
  if (french === undefined || !isSound(french)) return [];
  const source = placeholdersIn(french);
  return languages.flatMap((language) => {
    const translation = text.texts[language];
    if (translation === undefined || language === defaultLanguage || !isSound(translation)) return [];
    const target = placeholdersIn(translation);
    const missing = [...source].filter((token) => !target.has(token));
    const extra = [...target].filter((token) => !source.has(token));
    return missing.length + extra.length > 0 ? [{ language, missing, extra }] : [];
  });
}

/** Placeholders and the variables of a text of the layout; another rule reports unknown ones. */
const PLACEHOLDERS = new RegExp(String.raw`\{\{\s*\w+\s*\}\}|${PLACEHOLDER.source}`, 'g');

function placeholdersIn(text: string): ReadonlySet<string> {
  const found = text.match(PLACEHOLDERS) ?? [];
  return new Set(found.map((token) => token.replaceAll(/\s/g, '')).toSorted());
}
