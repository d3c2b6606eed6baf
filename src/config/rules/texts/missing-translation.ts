import { nameLanguages } from '../../texts/language-names';
import { groupBy } from '../../../lib/lists/group-by';
import { excerpt } from '../../../lib/text/excerpt';
import { valueIn, type Language } from '../../../site/languages';
import { flattenMessages } from '../../../site/messages';
import { rule } from '../../rule';
import { groupByPart, keysOf, usedKeys } from './locale-keys';
import { isUnfinished } from './unfinished-text';

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
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: { fr: 'Nous gardons votre message' },
      },
    ],
    reports: 'The text “Nous gardons votre message” is missing in English and Arabic.',
    valid: [
      {
        pointer: '/pages/4/blocks/1/parts/0/content/0/paragraph',
        value: { fr: 'Nous gardons votre message', en: 'We keep your message', ar: 'نحتفظ برسالتك' },
      },
    ],
  },
  messages: {
    text: ({ french, first, languages }: { french: string; key?: string } & Lack) => ({
      en: `The text “${french}” is missing in ${nameLanguages(languages).en}. Add it: until then, its block is shown in ${nameLanguages([first]).en}.`,
      fr: `Le texte « ${french} » manque en ${nameLanguages(languages).fr}. Ajoutez-le : en attendant, son bloc s’affiche en ${nameLanguages([first]).fr}.`,
    }),
    part: ({ key, count, first, languages }: { key: string; count: number } & Lack) => ({
      en: `${count} texts under "${key}" are missing in ${nameLanguages(languages).en}. Add them: until then, their blocks are shown in ${nameLanguages([first]).en}.`,
      fr: `${count} textes sous « ${key} » manquent en ${nameLanguages(languages).fr}. Ajoutez-les : en attendant, leurs blocs s’affichent en ${nameLanguages([first]).fr}.`,
    }),
  },
  *check({ allTexts: texts, defaultLanguage: first, languages: all, locales, references }) {
    const { source, words: own } = valueIn(locales, first);
    const keys = keysOf(own);
    for (const { key, path = [], entries, texts: words } of texts) {
      const french = words[first] ?? '';
      // A key without its "t:" is no text to translate.
      if (key !== undefined || isUnfinished(french) || keys.has(french)) continue;
      // A stale entry may not be shown, but is not missing.
      const languages = all.filter((language) => !words[language] && !entries?.[language]);
      if (languages.length > 0)
        yield { path, message: 'text', data: { french: excerpt(french), first, languages } };
    }
    const written = flattenMessages(own);
    const used = usedKeys({ references });
    const known = [...keys].filter((key) => used.has(key));
    const gaps = all.flatMap((language) => {
      const theirs = keysOf(valueIn(locales, language).words);
      const missing = known.filter((key) => !theirs.has(key));
      return [...groupByPart(missing, theirs)].map(([part, gap]) => ({ part, gap, language }));
    });
    // The file of the first language says what is to be translated.
    for (const same of groupBy(gaps, ({ gap }) => String(gap)).values()) {
      const languages = same.map(({ language }) => language);
      const [{ part, gap }] = same as [(typeof gaps)[number]];
      const [key = ''] = gap;
      const place = { source, isName: true, path: (gap.length > 1 ? part : key).split('.') };
      const french = excerpt(written.get(key) ?? '');
      if (gap.length > 1)
        yield { ...place, message: 'part', data: { key: part, count: gap.length, first, languages } };
      else yield { ...place, message: 'text', data: { key, french, first, languages } };
    }
  },
});

interface Lack {
  /** The language that is shown instead. */
  first: Language;
  /** The languages that lack the text. */
  languages: Language[];
}
