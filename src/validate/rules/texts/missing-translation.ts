import { nameLanguages } from '../../../config/texts/language-names';
import { excerpt } from '../../../lib/text/excerpt';
import { defaultLanguage, languages as allLanguages } from '../../../config/last-languages';
import { valueIn, type Language } from '../../../site/languages';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { keyDifferences } from './key-differences';
import { withoutUnfinished } from './unfinished-text';

export const missingTranslation = rule({
  code: 'WORDS-002',
  severity: 'warning',
  summary: {
    en: 'A text is missing in a language.',
    fr: 'Un texte n’est pas traduit dans toutes les langues.',
  },
  docs: {
    en: 'This text exists in French, but not in another language. The site is published, but visitors of that language see a block in French.\n\nAdd the text in the named languages.',
    fr: 'Ce texte existe en français, mais pas dans une autre langue. Le site est publié, mais les visiteurs de cette langue voient un bloc en français.\n\nAjoutez le texte dans les langues indiquées.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: { fr: 'Nous gardons votre message' },
      },
    ],
    reports: 'The text “Nous gardons votre message” is missing in English and Arabic.',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: {
          fr: 'Nous gardons votre message',
          en: 'We keep your message',
          ar: 'نحتفظ برسالتك',
        },
      },
    ],
  },
  messages: {
    text: ({ french, languages }: { french: string; languages: Language[]; key?: string }) => ({
      en: `The text “${french}” is missing in ${nameLanguages(languages).en}. Add it: until then, its block is shown in ${nameLanguages([defaultLanguage]).en}.`,
      fr: `Le texte « ${french} » manque en ${nameLanguages(languages).fr}. Ajoutez-le : en attendant, son bloc s’affiche en ${nameLanguages([defaultLanguage]).fr}.`,
    }),
    part: ({ key, count, languages }: { key: string; count: number; languages: Language[] }) => ({
      en: `The ${count} texts under "${key}" are missing in ${nameLanguages(languages).en}. Add them: until then, their blocks are shown in ${nameLanguages([defaultLanguage]).en}.`,
      fr: `Les ${count} textes sous « ${key} » manquent en ${nameLanguages(languages).fr}. Ajoutez-les : en attendant, leurs blocs s’affichent en ${nameLanguages([defaultLanguage]).fr}.`,
    }),
  },
  *check({ allTexts: { texts }, locales }) {
    const french = new Map<string | undefined, string>();
    for (const text of texts) {
      const { key, path = [], entries, texts: words } = text;
      const written = words[defaultLanguage] ?? '';
      if (key !== undefined) {
        french.set(key, written);
        continue;
      }
      // An entry that is stale is reported by another rule.
      const languages = allLanguages.filter(
        (language) => words[language] === undefined && entries?.[language] === undefined,
      );
      if (languages.length === 0) continue;
      // A text to be finished first is reported by another rule.
      if (withoutUnfinished(text).texts[defaultLanguage] === undefined) continue;
      yield { path, message: 'text', data: { french: excerpt(written), languages } };
    }
    const { source } = valueIn(locales, defaultLanguage);
    for (const [key, { count, languages }] of missingParts(locales)) {
      // The French file says what is to be translated.
      const place = { source, path: key.split('.'), isName: true };
      const text = french.get(key);
      if (text === undefined) yield { ...place, message: 'part', data: { key, count, languages } };
      else yield { ...place, message: 'text', data: { key, french: excerpt(text), languages } };
    }
  },
});

/** Returns the parts of the French file that translations lack. One that has another key there is not missing. */
function missingParts(locales: Context['locales']): Map<string, { count: number; languages: Language[] }> {
  const found = new Map<string, { count: number; languages: Language[] }>();
  for (const { language, missing, renamed } of keyDifferences(locales)) {
    const named = new Set(renamed.values());
    for (const [key, keys] of missing) {
      if (named.has(key)) continue;
      const [name = key] = keys.length === 1 ? keys : [];
      const part = found.get(name) ?? { count: keys.length, languages: [] };
      part.languages.push(language);
      found.set(name, part);
    }
  }
  return found;
}
