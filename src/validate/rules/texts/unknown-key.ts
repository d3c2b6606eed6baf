import { nameLanguages } from '../../../config/texts/language-names';
import { uiKeys } from '../../../config/texts/ui-keys';
import { closestMatch } from '../../../lib/text/closest-match';
import { defaultLanguage } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import { rule } from '../../rule';
import { keyDifferences } from './key-differences';

export const unknownKey = rule({
  code: 'WORDS-003',
  severity: 'error',
  summary: {
    en: 'A translation has a key that French lacks.',
    fr: 'Une traduction a une clé que le français n’a pas.',
  },
  docs: {
    en: 'Every key starts in the French file: a text under another key is never shown. Most often the key is misspelled, or the French text was removed and this one forgotten.\n\nUse the key of the French file, add the French text, or remove this one.',
    fr: 'Chaque clé doit exister dans le fichier français : un texte placé sous une autre clé ne s’affiche jamais. Le plus souvent, la clé est mal écrite, ou le texte français a été supprimé et sa traduction oubliée.\n\nÉcrivez la clé du fichier français, ajoutez le texte français, ou supprimez la traduction.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/home/hero/titel', value: 'As good as new' }],
    reports: 'The key "home.hero.titel" does not exist in locales/fr.json',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'As good as new' }],
  },
  messages: {
    unknown: ({ key, count, languages }: { key: string; count: number; languages: Language[] }) => ({
      en: `The key "${key}" does not exist in locales/${defaultLanguage}.json, so ${count === 1 ? 'its text is' : `its ${count} texts are`} never shown in ${nameLanguages(languages).en}. Correct the key, add the ${nameLanguages([defaultLanguage]).en}, or remove ${count === 1 ? 'the text' : 'the texts'}.`,
      fr: `La clé « ${key} » n’existe pas dans locales/${defaultLanguage}.json : ${count === 1 ? 'son texte ne s’affiche jamais' : `ses ${count} textes ne s’affichent jamais`} en ${nameLanguages(languages).fr}. Corrigez la clé, ajoutez le texte ${nameLanguages([defaultLanguage]).fr}, ou supprimez ${count === 1 ? 'le texte' : 'les textes'}.`,
    }),
  },
  *check({ allTexts: { texts, unknown }, locales }) {
    // A missing French text that the site shows is reported by another rule.
    const shown = new Set([...unknown, ...uiKeys]);
    const found = new Map<string, { count: number; languages: Language[]; guess: string | undefined }>();
    for (const { language, extra, renamed } of keyDifferences(locales))
      for (const [key, keys] of extra) {
        if (keys.some((name) => shown.has(name))) continue;
        const part = found.get(key) ?? { count: keys.length, languages: [], guess: renamed.get(key) };
        part.languages.push(language);
        found.set(key, part);
      }
    for (const [key, { count, languages, guess }] of found) {
      const [language = 'en'] = languages;
      yield {
        source: valueIn(locales, language).source,
        path: key.split('.'),
        isName: true,
        message: 'unknown',
        data: { key, count, languages },
        suggestion:
          guess ??
          closestMatch(
            key,
            texts.flatMap((text) => text.key ?? []),
          ),
      };
    }
  },
});
