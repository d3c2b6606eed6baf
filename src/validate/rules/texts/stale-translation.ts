import { readTranslationLock, translationState } from '../../../config/lock/translation-lock';
import type { SourceText } from '../../../config/texts/all-texts';
import { nameLanguages } from '../../../config/texts/language-names';
import { textId } from '../../../config/texts/text-id';
import { defaultLanguage, languages, perLanguage, type Language } from '../../../site/languages';
import { rule } from '../../rule';

export const staleTranslation = rule({
  code: 'WORDS-012',
  severity: 'warning',
  summary: {
    en: 'The French text has changed and its translation has not.',
    fr: 'Le texte français a changé, mais pas sa traduction.',
  },
  docs: {
    en: '`translations.json` records the French text from which each translation was made. The French changed since, and the translation did not: visitors of the two languages may read different things. A text that is not in the list is new and not reported.\n\nUpdate the translation. If it is right as it is, confirm it by key or page: `npm run translations -- --accept home.hero.title`.',
    fr: 'Le fichier `translations.json` garde la trace du texte français à partir duquel chaque traduction a été faite. Le texte français a changé depuis, mais pas la traduction : selon la langue, les visiteurs lisent peut-être des choses différentes. Un texte absent de la liste est nouveau et n’est pas signalé.\n\nMettez la traduction à jour. Si elle reste juste, confirmez-la, pour une clé ou pour une page : `npm run translations -- --accept home.hero.title`.',
  },
  examples: {
    invalid: [
      {
        file: 'translations.json',
        content: '{ "translations": { "home.hero.title": "en:59fn7kn7lx06ib" } }',
      },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'As good as new' },
    ],
    reports: 'The French text changed after this English translation was made.',
    valid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'Your bicycle, as good as new' }],
  },
  reads: ['texts'],
  isSecondary: true,
  messages: {
    stale: ({ language, key }: { language: Language; key: string }) => ({
      en: `The French text changed after this ${nameLanguages([language]).en} translation was made. Update it, or confirm it with "npm run translations -- --accept ${key}".`,
      fr: `Le texte français a changé depuis la traduction en ${nameLanguages([language]).fr}. Mettez-la à jour, ou confirmez-la avec « npm run translations -- --accept ${key} ».`,
    }),
    several: ({ language, count }: { language: Language; count: number }) => ({
      en: `The French texts of ${count} ${nameLanguages([language]).en} translations changed after they were made. List them with "npm run translations -- --language ${language}", update them, or confirm them by page or key with "npm run translations -- --accept".`,
      fr: `Le texte français a changé depuis ${count} traductions en ${nameLanguages([language]).fr}. « npm run translations -- --language ${language} » en affiche la liste : mettez-les à jour, ou confirmez-les, par page ou par clé, avec « npm run translations -- --accept ».`,
    }),
  },
  *check({ isOwn, root, config, texts, locales }) {
    const read = isOwn ? readTranslationLock(root) : null;
    if (!read) return;
    const { lock } = read;
    // A text in the config is first looked up by page, which is cheaper than its hash: a new page has no records.
    const pages = new Set([...lock.keys()].map((name) => name.split(' ', 1)[0]));
    const stale = perLanguage((): SourceText[] => []);
    for (const text of texts) {
      if (text.key === undefined && !pages.has(textId(text, config))) continue;
      for (const language of languages) {
        if (language === defaultLanguage || text.texts[language] === undefined) continue;
        if (translationState(lock, config, text, language) === 'stale') stale[language].push(text);
      }
    }
    for (const language of languages) {
      const count = stale[language].length;
      const { source } = locales[language];
      if (count > MAX_SINGLE) yield { source, message: 'several', data: { language, count } };
      else
        for (const text of stale[language])
          yield { text, language, message: 'stale', data: { language, key: textId(text, config) } };
    }
  },
});

/** So many changed texts have one cause, such as a new address or another form of politeness. */
const MAX_SINGLE = 20;
