import type { SourceText } from '../../texts/all-texts';
import { nameLanguages } from '../../texts/language-names';
import { splitForm } from '../../texts/frame-keys';
import { groupBy } from '../../../lib/lists/group-by';
import type { Language, Languages } from '../../../site/languages';
import { PLACEHOLDER } from '../../../site/placeholders';
import { rule } from '../../rule';

export const placeholderMismatch = rule({
  code: 'WORDS-009',
  severity: 'error',
  mayFollow: 'error',
  summary: {
    en: 'A translation has other placeholders than the French text.',
    fr: 'Une traduction n’a pas les mêmes variables entre accolades que le texte français.',
  },
  docs: {
    en: 'The site replaces the placeholders in braces, such as `{organization.phone}` or `{{count}}`. If a translation lacks one, its visitors miss the number; if it is misspelled there, they read the braces. So this is an error.\n\nWrite the same placeholders in every language, in the order that suits it.',
    fr: 'Le site remplace chaque variable entre accolades, comme `{organization.phone}` ou `{{count}}`, par sa valeur. Si une traduction n’a pas la variable, ses visiteurs n’ont pas le numéro ; si la variable y est mal écrite, ils voient les accolades. C’est donc une erreur.\n\nÉcrivez les mêmes variables dans chaque langue, dans l’ordre qui lui convient.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'Call {organization.phone}' }],
    reports: 'The English text has {organization.phone}, which the French text lacks.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Appelez le {organization.phone}' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Call {organization.phone}' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'اتصلوا على {organization.phone}' },
    ],
  },
  messages: {
    different: ({ first, languages, missing, extra }: Data) => ({
      en: `The ${nameLanguages(languages).en} text ${[
        ...missing.map((name) => `lacks ${name}, which the ${nameLanguages([first]).en} text has`),
        ...extra.map((name) => `has ${name}, which the ${nameLanguages([first]).en} text lacks`),
      ].join(', and ')}. Write the same in every language.`,
      fr: `Le texte ${nameLanguages(languages).fr} ${[
        ...missing.map((name) => `n’a pas ${name}, que le texte ${nameLanguages([first]).fr} contient`),
        ...extra.map((name) => `contient ${name}, que le texte ${nameLanguages([first]).fr} n’a pas`),
      ].join(', et ')}. Écrivez les mêmes variables dans toutes les langues.`,
    }),
  },
  *check(context) {
    const first = context.defaultLanguage;
    for (const text of context.texts) {
      // A plural form may spell its number out: “شهر واحد”.
      if (text.key !== undefined && splitForm(text.key).form !== undefined) continue;
      const found = unmatched(context, text);
      for (const same of groupBy(found, ({ missing, extra }) => String([missing, extra])).values()) {
        const { missing, extra } = same[0]!;
        const languages = same.map(({ language }) => language);
        // Several translations agree: it is the text in the first language that is wrong.
        const isFirst = languages.length > 1;
        const suggestion = missing.length === 1 && extra.length === 1 ? (isFirst ? extra : missing)[0] : null;
        const data = { first, languages, missing, extra };
        yield { text, language: isFirst ? first : languages[0], message: 'different', data, suggestion };
      }
    }
  },
});

interface Unmatched {
  /** The placeholders that a translation lacks. */
  missing: string[];
  /** Those that the first language lacks. */
  extra: string[];
}

interface Data extends Unmatched {
  first: Language;
  languages: Language[];
}

function unmatched(
  { defaultLanguage, languages }: Languages,
  { texts }: SourceText,
): (Unmatched & { language: Language })[] {
  const french = texts[defaultLanguage];
  if (french === undefined) return [];
  const source = placeholdersIn(french);
  return languages.flatMap((language) => {
    const target = placeholdersIn(texts[language] ?? french);
    const missing = [...source].filter((token) => !target.has(token));
    const extra = [...target].filter((token) => !source.has(token));
    return missing.length + extra.length > 0 ? [{ language, missing, extra }] : [];
  });
}

/** Placeholders, and the variables of a text of the layout. */
const PLACEHOLDERS = new RegExp(String.raw`\{\{\s*\w+\s*\}\}|${PLACEHOLDER.source}`, 'g');

function placeholdersIn(text: string): ReadonlySet<string> {
  const found = text.match(PLACEHOLDERS) ?? [];
  return new Set(found.map((token) => token.replaceAll(/\s/g, '')).toSorted());
}
